import '@fontsource-variable/instrument-sans/index.css';
import '../src/styles/site.css';
import { hydrate } from '../src/hydrate.tsx';

await hydrate();
