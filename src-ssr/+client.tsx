import '../src/app/site.css';
import { hydrate } from '../src/app/hydrate.tsx';

await hydrate();
