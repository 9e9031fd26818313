import { limitMemory } from './process/limit-memory.ts';

limitMemory();
const { startDesk: serve, prepareDesk: prepare } = await import('./start-desk.ts');
const { runDesk } = await import('./start/desk-users.ts');
await runDesk({ serve, prepare });
