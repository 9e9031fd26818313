import { limitMemory } from './process/limit-memory.ts';

limitMemory();
const { main } = await import('./program.ts');
await main();
