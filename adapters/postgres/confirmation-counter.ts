import type { DataSource, EntityManager } from 'typeorm';
import type { ConfirmationLimit } from '#domain/requests/confirmation-limits.ts';
import { createClientHash } from './client-hash.ts';

/** @returns the confirmations in this window, this one included. Transactions with the same key wait for this one. */
const count = async (manager: EntityManager, key: string, windowMs: number): Promise<number> => {
  const [row] = await manager.query<{ confirmations: number }[]>(
    `INSERT INTO confirmation_counters AS counter (key, confirmations, ends_at)
     VALUES ($1, 1, now() + $2 * interval '1 millisecond')
     ON CONFLICT (key) DO UPDATE SET
       confirmations = CASE WHEN counter.ends_at < now() THEN 1 ELSE counter.confirmations + 1 END,
       ends_at = CASE WHEN counter.ends_at < now() THEN excluded.ends_at ELSE counter.ends_at END
     RETURNING confirmations`,
    [key, windowMs],
  );
  if (!row) throw new Error('The INSERT returned no row.');
  return row.confirmations;
};

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
    if ((await count(manager, hash(key), windowMs)) > max) return true;
  return false;
};

/** Deletes counts whose window has ended, without waiting for those that are being counted on. */
export const deleteExpiredConfirmationCounts = async (dataSource: DataSource): Promise<void> => {
  await dataSource.query(
    `DELETE FROM confirmation_counters WHERE key IN (
       SELECT key FROM confirmation_counters WHERE ends_at < now() FOR UPDATE SKIP LOCKED)`,
  );
};
