import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Milliseconds; ten times what anything takes on a machine that has nothing else to do. */
const timeoutMs = 120_000;

export default defineConfig({
  test: {
    // Most of the time they wait for a database, a browser or a mail server.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: timeoutMs } },
      {
        test: {
          name: 'system',
          include: ['tests/{integration,process,browser}/**/*.test.ts'],
          // One database server, one site and one browser for all of them.
          globalSetup: [
            'tests/support/postgres-server.ts',
            'tests/support/database-templates.ts',
            'tests/support/site.ts',
          ],
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
