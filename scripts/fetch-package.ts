import { spawnSync } from 'node:child_process';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '..', 'node_modules', '.cache');

/**
 * Installs a package that is only needed to generate committed files, so it is no dependency of the project.
 * @param packageSpec name and version
 * @param folder of the installation, below the cache
 * @returns a path for `createRequire`, from which the package can be loaded
 */
export const fetchPackage = (packageSpec: string, folder: string): string => {
  const prefix = path.join(cache, folder);
  const args = ['install', '--prefix', prefix, '--no-save', '--no-audit', '--ignore-scripts', packageSpec];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${packageSpec} could not be fetched.`);
  return path.join(prefix, 'here.js');
};
