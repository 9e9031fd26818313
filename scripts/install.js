// Runs on whatever Node brought npm (>= 20.19), before any dependency is there: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules', '.installed-from');

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== wanted) {
  console.log('Installing dependencies …');
  // The warnings are about the Node that brought npm; the project runs on the one that is installed here.
  const npm = process.env['npm_execpath'];
  // The runtime is among the development dependencies, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--loglevel=error'];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
