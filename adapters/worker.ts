import { limitMemory } from './process/limit-memory.ts';

limitMemory();
const { startWorker } = await import('./start-worker.ts');
await startWorker();
