import type { DataSource } from 'typeorm';
import { type SignInAttempts, attemptsWindowMs, maxAttempts } from '#domain/desk/sign-in.ts';
import { type CounterTable, countInWindow, deleteExpiredCounts } from '../requests/window-counter.ts';

const table: CounterTable = { name: 'desk_attempts', key: 'key', count: 'attempts' };

type Attempt = Parameters<SignInAttempts['count']>[0];

/** Keys of what is counted, in the order in which transactions wait for each other. */
const keysOf = ({ name, address }: Attempt) =>
  [
    { key: `address ${address}`, max: maxAttempts.address },
    { key: `name ${name}`, max: maxAttempts.name },
  ] as const;

export const createPostgresSignInAttempts = (dataSource: DataSource): SignInAttempts => ({
  count: (attempt) =>
    dataSource.transaction(async (manager) => {
      await deleteExpiredCounts(manager, table);
      let waitMs = 0;
      for (const { key, max } of keysOf(attempt)) {
        const { count, endsInMs } = await countInWindow(manager, table, key, attemptsWindowMs);
        if (count > max) waitMs = Math.max(waitMs, endsInMs);
      }
      return waitMs;
    }),

  async forget(attempt) {
    const keys = keysOf(attempt).map(({ key }) => key);
    await dataSource.query('DELETE FROM desk_attempts WHERE key = ANY($1)', [keys]);
  },
});
