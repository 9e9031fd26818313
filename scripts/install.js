// Runs on the Node version of npm (>= 20.19) before dependencies are installed, so it is JavaScript without packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules', '.installed-from');

const lockHash = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== lockHash) {
  console.log('Installing dependencies …');
  // Hides warnings about the Node version of npm: the project runs on the one that is installed here.
  const npm = process.env['npm_execpath'];
  // Node itself is a development dependency, so it is needed whatever NODE_ENV is.
  const args = ['ci', '--include=dev', '--loglevel=error'];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  // 15 MB for browsers.
  rmSync(path.join(root, 'node_modules', 'typeorm', 'browser'), { recursive: true, force: true });
  // 67 MB for those who compile against Node.
  const node = path.join(root, 'node_modules', 'node', 'node_modules');
  for (const entry of existsSync(node) ? readdirSync(node, { withFileTypes: true }) : [])
    if (entry.isDirectory()) rmSync(path.join(node, entry.name, 'include'), { recursive: true, force: true });
  writeFileSync(stamp, lockHash);
}
