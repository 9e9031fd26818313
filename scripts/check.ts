import { spawnSync } from 'node:child_process';
import { runChecks } from './checks.ts';

// The quick part of `npm test`: the static checks and the unit tests.
const failedChecks = await runChecks();
const { status } = spawnSync('vitest run --project unit', { shell: true, stdio: 'inherit' });
process.exitCode = failedChecks.length === 0 && status === 0 ? 0 : 1;
