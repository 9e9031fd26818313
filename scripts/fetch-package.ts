import { spawnSync } from 'node:child_process';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '..', 'node_modules', '.cache');

/**
 * Fetches a package that only makes files which are kept in the repository, so that it is no dependency.
 * @param wanted name and version
 * @param folder below the cache, of the script's own
 * @returns a path that the package can be required from
 */
export const fetchPackage = (wanted: string, folder: string): string => {
  const prefix = path.join(cache, folder);
  const args = ['install', '--prefix', prefix, '--no-save', '--no-audit', '--ignore-scripts', wanted];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${wanted} could not be fetched.`);
  return path.join(prefix, 'here.js');
};
