import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { runChecks } from './checks.ts';

const resultsSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

const folder = await mkdtemp(path.join(tmpdir(), 'site-results-'));
const file = path.join(folder, 'results.json');

const inOrder = await runChecks();
const { status } = spawnSync(`vitest run --reporter=default --reporter=json --outputFile.json="${file}"`, {
  shell: true,
  stdio: 'inherit',
});

// A run that broke off before it wrote its results has failed, and counts as one failure.
const results = resultsSchema
  .catch({ numPassedTests: 0, numFailedTests: 1 })
  .parse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')));
await rm(folder, { recursive: true });

const allIsWell = inOrder && status === 0;
process.exitCode = allIsWell ? 0 : 1;
// A failed check, or a test file that could not be loaded, is no failed test, but it has failed.
const failed = allIsWell ? 0 : Math.max(1, results.numFailedTests);
console.log(`${results.numPassedTests} passed, ${failed} failed`);
