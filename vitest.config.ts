import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { seconds } from './tests/support/seconds.ts';
import { WaitingFirst } from './tests/support/waiting-first.ts';

// For workers and the processes that tests start, which would spend most of their start on stripping types.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules', '.cache', 'compile');

export default defineConfig({
  test: {
    // Most of the time they wait for a database, a browser or a mail server.
    maxWorkers: availableParallelism() + 1,
    // Files leave no state behind in modules; to load the server anew for each of them takes longer than most tests.
    isolate: false,
    sequence: { sequencer: WaitingFirst },
    setupFiles: ['tests/support/fail-on-console.ts'],
    expect: { poll: { timeout: 10 * seconds } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          testTimeout: 60 * seconds,
          hookTimeout: 60 * seconds,
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['tests/{integration,process,browser}/**/*.test.ts'],
          // One database server, one site and one browser for all of them.
          globalSetup: [
            'tests/support/postgres-server.ts',
            'tests/support/database-templates.ts',
            'tests/support/site.ts',
          ],
          testTimeout: 30 * seconds,
          hookTimeout: 30 * seconds,
        },
      },
    ],
  },
});
