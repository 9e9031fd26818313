import { limitMemory } from './process/limit-memory.ts';

limitMemory();
const { startDesk } = await import('./start-desk.ts');
await startDesk();
