import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { runChecks } from './checks.ts';

const resultsSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

const folder = await mkdtemp(path.join(tmpdir(), 'site-results-'));
const file = path.join(folder, 'results.json');

const inOrder = runChecks();
const { status } = spawnSync(`vitest run --reporter=default --reporter=json --outputFile.json="${file}"`, {
  shell: true,
  stdio: 'inherit',
});

// A run that broke off before it wrote its results has failed, and counts as one failure.
const results = resultsSchema
  .catch({ numPassedTests: 0, numFailedTests: 1 })
  .parse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')));
await rm(folder, { recursive: true });

process.exitCode = inOrder && status === 0 ? 0 : 1;
console.log(`${results.numPassedTests} passed, ${results.numFailedTests} failed`);
