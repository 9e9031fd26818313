import { spawnSync } from 'node:child_process';
import path from 'node:path';

// A process of its own: once Vite is loaded, vike takes the process for a development server.
const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
process.env['NODE_ENV'] ??= 'production';
await import('../adapters/main.ts');
