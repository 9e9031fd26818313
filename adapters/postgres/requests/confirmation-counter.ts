import type { DataSource, EntityManager } from 'typeorm';
import type { ConfirmationLimit } from '#domain/requests/confirmation-limits.ts';
import { createClientHash } from './client-hash.ts';
import { type CounterTable, countInWindow, deleteExpiredCounts } from './window-counter.ts';

const table: CounterTable = { name: 'confirmation_counters', key: 'key', count: 'confirmations' };

/**
 * Counts a confirmation against its limits, in the manager's transaction; keys are stored as HMACs only. Every
 * transaction has to count in the same order, so that no two wait for each other.
 * @returns whether one of them is exceeded
 */
export const exceedsLimits = async (
  manager: EntityManager,
  limits: readonly ConfirmationLimit[],
): Promise<boolean> => {
  const hash = await createClientHash(manager);
  for (const { key, max, windowMs } of limits)
    if ((await countInWindow(manager, table, hash(key), windowMs)).count > max) return true;
  return false;
};

/** Deletes counts whose window has ended. */
export const deleteExpiredConfirmationCounts = ({ manager }: DataSource): Promise<void> =>
  deleteExpiredCounts(manager, table);
