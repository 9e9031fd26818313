import { spawnSync } from 'node:child_process';
import { runChecks } from './checks.ts';

// Everything that is quick: the checks and the unit tests.
const inOrder = await runChecks();
const { status } = spawnSync('vitest run --project unit', { shell: true, stdio: 'inherit' });
process.exitCode = inOrder && status === 0 ? 0 : 1;
