import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Benchmark } from '../bench/support/benchmark.ts';

const folder = path.resolve(import.meta.dirname, '..', 'bench');
const available = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map(({ name }) => path.basename(name, '.ts'))
  .toSorted();
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !available.includes(name));

if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are: ${available.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of requested.length > 0 ? requested : available) {
    const { benchmark }: { benchmark: Benchmark } = await import(path.join(folder, `${name}.ts`));
    console.log(`\n${name}: ${benchmark.title}`);
    console.table(await benchmark.run());
  }
}
