import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Benchmark } from '../bench/support/benchmark.ts';

const folder = path.resolve(import.meta.dirname, '..', 'bench');
const known = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map(({ name }) => path.basename(name, '.ts'))
  .toSorted();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are: ${known.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : known) {
    const { benchmark }: { benchmark: Benchmark } = await import(path.join(folder, `${name}.ts`));
    console.log(`\n${name}: ${benchmark.title}`);
    console.table(await benchmark.run());
  }
}
