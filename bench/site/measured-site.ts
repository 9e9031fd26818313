import '../support/report-usage.ts';
import { main } from '../../adapters/program.ts';

await main();
