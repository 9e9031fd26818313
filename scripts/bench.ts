import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Benchmark } from '../bench/support/benchmark.ts';
import { saveResult } from '../bench/support/results.ts';

// Runs the benchmarks of these names, or all:
//   npm run bench -- [server sizes …] [--catalogue <content folder>] [--save]

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'bench');
const available = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map(({ name }) => path.basename(name, '.ts'))
  .toSorted();
const { values, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: {
    /** The catalogue to measure with, such as a generated one of another size. */
    catalogue: { type: 'string', default: 'content' },
    /** Writes the results to bench/results/. */
    save: { type: 'boolean', default: false },
  },
});
const unknown = requested.filter((name) => !available.includes(name));

if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are: ${available.join(', ')}.`);
  process.exitCode = 2;
} else {
  const contentDir = path.resolve(root, values.catalogue);
  const files = await readdir(path.join(contentDir, 'products'), { recursive: true });
  const products = files.filter((file) => file.endsWith('.yaml')).length;
  for (const name of requested.length > 0 ? requested : available) {
    const { benchmark }: { benchmark: Benchmark } = await import(path.join(folder, `${name}.ts`));
    console.log(`\n${name}, ${products} products: ${benchmark.title}`);
    const rows = await benchmark.run({ contentDir });
    console.table(rows);
    const command = `npm run bench -- ${name}`;
    if (values.save) await saveResult({ benchmark: name, title: benchmark.title, command, products, rows });
  }
}
