import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '..', 'node_modules', '.cache');

const isInstalled = (prefix: string, name: string, version: string): boolean => {
  try {
    const file = path.join(prefix, 'node_modules', name, 'package.json');
    return readFileSync(file, 'utf8').includes(`"version": "${version}"`);
  } catch {
    return false;
  }
};

/**
 * Installs a package that no start of the site needs, unless that was done before, so it is no dependency of the project.
 * @param packageSpec name and version
 * @param folder of the installation, below the cache
 * @returns a path for `createRequire`, from which the package can be loaded
 */
export const fetchPackage = (packageSpec: string, folder: string): string => {
  const prefix = path.join(cache, folder);
  const from = path.join(prefix, 'here.js');
  const nameEnd = packageSpec.lastIndexOf('@');
  if (isInstalled(prefix, packageSpec.slice(0, nameEnd), packageSpec.slice(nameEnd + 1))) return from;
  const args = ['install', '--prefix', prefix, '--no-save', '--no-audit', '--ignore-scripts', packageSpec];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${packageSpec} could not be fetched.`);
  return from;
};
