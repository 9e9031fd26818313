import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import {
  type SignInAttempt,
  type SignInAttempts,
  attemptsWindowMs,
  maxAttempts,
} from '#domain/desk/sign-in.ts';
import { type CounterTable, countInWindow, deleteExpiredCounts } from '../requests/window-counter.ts';

const table: CounterTable = { name: 'desk_attempts', key: 'key', count: 'attempts' };

/** Hash of a typed name, which may be a password and is not to be read in the table. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Keys of what is counted, in the order in which transactions wait for each other. */
const keysOf = ({ name, networks }: SignInAttempt) => [
  ...networks
    .map((network) => ({ key: `network ${network.name}`, max: maxAttempts.client * network.clients }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
  { key: `name ${hashOf(name)}`, max: maxAttempts.name },
];

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
