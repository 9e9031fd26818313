import { spawnSync } from 'node:child_process';
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
];

const passes = (script: Script): boolean => {
  const began = performance.now();
  // npm put the project's programs on PATH; what one prints is shown only when it fails.
  const { status, stdout, stderr } = spawnSync(scripts[script], { shell: true, encoding: 'utf8' });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${script} (${seconds} s)`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
};

/** Runs every check, also after one has failed. */
export const runChecks = (): boolean => checks.map(passes).every(Boolean);
