import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { limitMemory } from '../adapters/process/limit-memory.ts';

limitMemory();

/** Builds the pages in a child process, whose memory is given back. */
const build = (): void => {
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build-desk.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
};

// Commands show no pages.
if (process.argv.length === 2) build();

process.env['NODE_ENV'] ??= 'production';
enableCompileCache(path.resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'compile'));
const { runDesk } = await import('../adapters/start/desk-users.ts');
const { startDesk: serve, prepareDesk: prepare } = await import('../adapters/start-desk.ts');
await runDesk({ serve, prepare });
