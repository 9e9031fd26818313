import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import manifest from '../package.json' with { type: 'json' };

const { scripts } = manifest;

type Script = keyof typeof scripts;

/** What is checked without running the site: scripts of package.json. */
const checks: readonly Script[] = [
  'check:format',
  'check:lint',
  'check:types',
  'check:architecture',
  'check:dead-code',
  'check:words',
];

const passes = async (script: Script): Promise<boolean> => {
  const began = performance.now();
  // npm put the project's programs on PATH; what one prints is shown only when it fails.
  const child = spawn(scripts[script], { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { promise: status, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const isPassed = (await status) === 0;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${script} (${seconds} s)`);
  if (!isPassed) console.log(`${stdout}${stderr}`);
  return isPassed;
};

/** Runs the checks beside each other, each to its end. */
export const runChecks = async (): Promise<boolean> => (await Promise.all(checks.map(passes))).every(Boolean);
