import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Row } from './benchmark.ts';
import { root } from './root.ts';

const folder = path.join(root, 'bench', 'results');

interface Result {
  readonly benchmark: string;
  readonly title: string;
  readonly command: string;
  /** Products of the catalogue that was measured. */
  readonly products: number;
  readonly rows: readonly Row[];
}

const machine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.platform()} ${os.arch()}, Node ${process.version}`;

/** Writes the result of a benchmark as JSON, with its day and machine, in place of the one before. */
export const saveResult = async (result: Result): Promise<void> => {
  const date = new Date().toISOString().slice(0, 10);
  const file = path.join(folder, `${result.benchmark}-${result.products}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...result, date, machine: machine() }, undefined, 2)}\n`);
  spawnSync('oxfmt', [file], { cwd: root, stdio: 'inherit' });
};
