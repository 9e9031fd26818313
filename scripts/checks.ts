import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import manifest from '../package.json' with { type: 'json' };

const { scripts } = manifest;

type Script = keyof typeof scripts;

/** Scripts of package.json that check the code without running it. */
const checks: readonly Script[] = [
  'check:format',
  'check:lint',
  'check:types',
  'check:architecture',
  'check:dead-code',
  'check:words',
  'check:packages',
];

const passes = async (script: Script): Promise<boolean> => {
  const start = performance.now();
  // npm has put node_modules/.bin on the PATH. The output is printed only after a failure.
  const child = spawn(scripts[script], { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { promise: status, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const isPassed = (await status) === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${script} (${seconds} s)`);
  if (!isPassed) console.log(`${stdout}${stderr}`);
  return isPassed;
};

/** Runs all checks in parallel. @returns the names of those that failed */
export const runChecks = async (): Promise<string[]> => {
  const results = await Promise.all(checks.map(passes));
  return checks.filter((_check, index) => !results[index]);
};
