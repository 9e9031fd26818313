import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const filesOf = async (source: string): Promise<string[]> => {
  const absolutePath = path.join(root, source);
  if ((await stat(absolutePath)).isFile()) return [absolutePath];
  const entries = await readdir(absolutePath, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const hashOf = async (sources: readonly string[]): Promise<string> => {
  const files = (await Promise.all(sources.map(filesOf))).flat().toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(await readFile(file));
  return hash.digest('hex');
};

interface Build {
  /** Path from the root of the file that notes what was built from. */
  readonly stamp: string;
  /** Files and folders that the build depends on, from the root. */
  readonly sources: readonly string[];
  readonly build: () => Promise<void>;
}

/** Builds, unless what was built last came from the same sources. */
export const buildWhenStale = async ({ stamp, sources, build }: Build): Promise<void> => {
  const file = path.join(root, stamp);
  const hash = await hashOf(sources);
  if ((await readFile(file, 'utf8').catch(() => '')) === hash) return;
  // A test runner would pass on its own NODE_ENV.
  process.env['NODE_ENV'] = 'production';
  await build();
  await writeFile(file, hash);
};
