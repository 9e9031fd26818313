import { spawnSync } from 'node:child_process';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type { Row } from './benchmark.ts';
import { root } from './root.ts';

const folder = path.join(root, 'bench', 'results');
const readme = path.join(root, 'bench', 'README.md');

/** Lines of the README between which the tables stand. */
const beginning = '<!-- results -->';
const end = '<!-- end of results -->';

const resultSchema = z.object({
  benchmark: z.string(),
  title: z.string(),
  command: z.string(),
  date: z.string(),
  machine: z.string(),
  products: z.number(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
});

type Result = z.output<typeof resultSchema>;

const machine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.platform()} ${os.arch()}, Node ${process.version}`;

const lineOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const tableOf = (rows: readonly Row[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [
    lineOf(columns),
    lineOf(columns.map(() => '---')),
    ...rows.map((row) => lineOf(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
};

const sectionOf = ({ benchmark, title, command, date, machine: on, products, rows }: Result): string =>
  `## ${benchmark}, ${products} products\n\n\`${command}\` on ${date}; ${on}.\n\n${title}.\n\n${tableOf(rows)}`;

const readResults = async (): Promise<Result[]> => {
  const files = (await readdir(folder)).toSorted();
  return Promise.all(
    files.map(async (file) =>
      resultSchema.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8'))),
    ),
  );
};

/** Writes the result of a benchmark as JSON, in place of the one before, and all of them into bench/README.md. */
export const saveResult = async (result: Omit<Result, 'date' | 'machine'>): Promise<void> => {
  const date = new Date().toISOString().slice(0, 10);
  const file = path.join(folder, `${result.benchmark}-${result.products}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...result, date, machine: machine() }, undefined, 2)}\n`);
  const sections = (await readResults()).map(sectionOf);
  const [before = ''] = (await readFile(readme, 'utf8')).split(beginning, 1);
  await writeFile(readme, `${before}${[beginning, ...sections, end].join('\n\n')}\n`);
  spawnSync('oxfmt', [folder, readme], { cwd: root, stdio: 'inherit' });
};
