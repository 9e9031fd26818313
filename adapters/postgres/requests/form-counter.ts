import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import type { FormCounter } from '#domain/requests/form-counter.ts';
import { createClientHash } from './client-hash.ts';
import {
  type CounterTable,
  claimKey,
  countInWindow,
  deleteExpiredCounts,
  settleKey,
} from './window-counter.ts';

const table: CounterTable = { name: 'form_counters', key: 'client', count: 'forms' };

/** Decisions as they are stored as the count of a key. */
const decisions = { allowed: 1, refused: 2 } as const;

/** Connection and hash for counts, in a transaction or each by itself. */
interface Counting {
  readonly manager: EntityManager;
  readonly hash: (text: string) => string;
}

const startCounting = async (manager: EntityManager): Promise<Counting> => ({
  manager,
  hash: await createClientHash(manager),
});

export const createFormCounter = (dataSource: DataSource): FormCounter => {
  /** The transaction of a decision: counts on other connections would have to wait for each other's. */
  const deciding = new AsyncLocalStorage<Counting>();
  return {
    deleteExpired: () => deleteExpiredCounts(dataSource.manager, table),

    async count(client, windowMs) {
      const { manager, hash } = deciding.getStore() ?? (await startCounting(dataSource.manager));
      return countInWindow(manager, table, hash(client), windowMs);
    },

    decideOnce: (formKey, windowMs, decide) =>
      dataSource.transaction(async (manager) => {
        const counting = await startCounting(manager);
        const key = counting.hash(`form ${formKey}`);
        // Those with the same key wait here for each other.
        const claimed = await claimKey(manager, table, key, windowMs);
        if (claimed.count > 0)
          return { isAllowed: claimed.count === decisions.allowed, endsInMs: claimed.endsInMs };
        const decision = await deciding.run(counting, decide);
        await settleKey(manager, table, key, {
          count: decision.isAllowed ? decisions.allowed : decisions.refused,
          endsInMs: decision.endsInMs,
        });
        return decision;
      }),
  };
};
