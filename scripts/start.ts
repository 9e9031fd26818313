import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { limitMemory } from '../adapters/process/limit-memory.ts';

limitMemory();

// npm sends SIGTERM to the shell that it started us in, which exits without forwarding it, so we watch for its exit.
const shell = process.ppid;

// The build runs in a child process, as vike treats a process that has loaded Vite as a development server.
const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

if (process.env['npm_lifecycle_event'] !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

process.env['NODE_ENV'] ??= 'production';
// Half of a start would be stripping types and compiling.
enableCompileCache(path.resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'compile'));
const { main } = await import('../adapters/program.ts');
await main();
