import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { runChecks } from './checks.ts';

const resultsSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

const folder = await mkdtemp(path.join(tmpdir(), 'site-results-'));
const file = path.join(folder, 'results.json');

const runTests = async (): Promise<boolean> => {
  const reporters = `--reporter=default --reporter=json --outputFile.json="${file}"`;
  const child = spawn(`vitest run ${reporters}`, { shell: true, stdio: 'inherit' });
  const [code]: unknown[] = await once(child, 'close');
  return code === 0;
};

// The set-up of the tests (build, database, browser) is one step after the other, which leaves processors to the checks.
const [failedChecks, areTestsPassed] = await Promise.all([runChecks(), runTests()]);
if (failedChecks.length > 0) console.log(`FAILED, see above: ${failedChecks.join(', ')}`);

// A run that crashed before it wrote its results counts as one failed test.
const results = resultsSchema
  .catch({ numPassedTests: 0, numFailedTests: 1 })
  .parse(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')));
await rm(folder, { recursive: true });

const isPassed = failedChecks.length === 0 && areTestsPassed;
process.exitCode = isPassed ? 0 : 1;
// A failed check and a test file that cannot be loaded are no failed tests, so they count as one.
const failed = isPassed ? 0 : Math.max(1, results.numFailedTests);
console.log(`${results.numPassedTests} passed, ${failed} failed`);
