import { spawnSync } from 'node:child_process';
import path from 'node:path';

// npm passes SIGTERM to the shell between us, which ends without passing it on: its end is our signal.
const shell = process.ppid;

// A process of its own: once Vite is loaded, vike takes the process for a development server.
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
const { main } = await import('../adapters/main.ts');
await main();
