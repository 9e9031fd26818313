import '../support/report-usage.ts';
import { main } from '../../adapters/main.ts';

await main();
