import '../src/styles/site.css';
import { hydrate } from '../src/hydrate.tsx';

await hydrate();
