import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from './precompress.ts';
import { separatePrintStyles } from './print-styles.ts';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'dist', '.built-from');

/** Files and folders that the build depends on. */
const sources = [
  'src',
  'src-ssr',
  'domain',
  'contracts',
  'locales',
  'content/company.yaml',
  'public',
  'vite.config.ts',
  'scripts/precompress.ts',
  'scripts/print-styles.ts',
  'package-lock.json',
];

const filesOf = async (source: string): Promise<string[]> => {
  const absolutePath = path.join(root, source);
  if ((await stat(absolutePath)).isFile()) return [absolutePath];
  const entries = await readdir(absolutePath, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const hashOfSources = async (): Promise<string> => {
  const files = (await Promise.all(sources.map(filesOf))).flat().toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(await readFile(file));
  return hash.digest('hex');
};

// Builds the pages into dist/, unless they are up to date.
const sourcesHash = await hashOfSources();
if ((await readFile(stamp, 'utf8').catch(() => '')) !== sourcesHash) {
  console.log('Building the pages …');
  // A test runner would pass on its own NODE_ENV.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vike/api');
  await build({ viteConfig: { root, logLevel: 'warn' } });
  await separatePrintStyles(path.join(root, 'dist'));
  await precompress(path.join(root, 'dist', 'client', 'assets'));
  await writeFile(stamp, sourcesHash);
}
