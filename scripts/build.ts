import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'dist', '.built-from');

/** Everything that the built pages are made of. */
const sources = [
  'src',
  'src-ssr',
  'domain',
  'adapters/http/contracts',
  'content/company.yaml',
  'public',
  'vite.config.ts',
  'package-lock.json',
];

const filesOf = async (source: string): Promise<string[]> => {
  const place = path.join(root, source);
  if ((await stat(place)).isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const hashOfSources = async (): Promise<string> => {
  const files = (await Promise.all(sources.map(filesOf))).flat().toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(await readFile(file));
  return hash.digest('hex');
};

// Builds the pages into dist/ unless they were built from these very sources.
const wanted = await hashOfSources();
if ((await readFile(stamp, 'utf8').catch(() => '')) !== wanted) {
  console.log('Building the pages …');
  // Whoever asks for it (a test runner, say), what is built is what is served.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vike/api');
  await build({ viteConfig: { root, logLevel: 'warn' } });
  await writeFile(stamp, wanted);
}
