import type { EntityManager } from 'typeorm';

/** A table of counts, each in a window of time, with the names of its columns. */
export interface CounterTable {
  readonly name: 'form_counters' | 'confirmation_counters' | 'desk_attempts';
  readonly key: 'client' | 'key';
  readonly count: 'forms' | 'confirmations' | 'attempts';
}

interface WindowCount {
  /** Number of those counted in this window, this one included. */
  readonly count: number;
  readonly endsInMs: number;
}

/** Begins a window for the key unless there is one, and adds to its count. */
const addToWindow = async (
  manager: EntityManager,
  { name, key, count }: CounterTable,
  { value, windowMs, added }: { readonly value: string; readonly windowMs: number; readonly added: 0 | 1 },
): Promise<WindowCount> => {
  const [row] = await manager.query<WindowCount[]>(
    `INSERT INTO ${name} AS counter (${key}, ${count}, ends_at)
     VALUES ($1, $3::integer, now() + $2 * interval '1 millisecond')
     ON CONFLICT (${key}) DO UPDATE SET
       ${count} = CASE WHEN counter.ends_at < now() THEN 0 ELSE counter.${count} END + $3::integer,
       ends_at = CASE WHEN counter.ends_at < now() THEN excluded.ends_at ELSE counter.ends_at END
     RETURNING ${count} AS count, ceil(extract(epoch FROM ends_at - now()) * 1000)::int AS "endsInMs"`,
    [value, windowMs, added],
  );
  if (!row) throw new Error('The INSERT returned no row.');
  return row;
};

/**
 * Counts one more in the key's window, which begins with the first one; after it the count restarts at 1. Transactions with
 * the same key wait for each other.
 */
export const countInWindow = (
  manager: EntityManager,
  table: CounterTable,
  value: string,
  windowMs: number,
): Promise<WindowCount> => addToWindow(manager, table, { value, windowMs, added: 1 });

/**
 * Begins a window for the key with the count 0, or finds the one that is settled. Until the end of the transaction, others
 * with the same key wait.
 */
export const claimKey = (
  manager: EntityManager,
  table: CounterTable,
  value: string,
  windowMs: number,
): Promise<WindowCount> => addToWindow(manager, table, { value, windowMs, added: 0 });

/** Settles the count of a claimed key, and when its window ends. */
export const settleKey = async (
  manager: EntityManager,
  { name, key, count: column }: CounterTable,
  value: string,
  { count, endsInMs }: WindowCount,
): Promise<void> => {
  await manager.query(
    `UPDATE ${name} SET ${column} = $2, ends_at = now() + $3 * interval '1 millisecond' WHERE ${key} = $1`,
    [value, count, endsInMs],
  );
};

/** Deletes counts whose window has ended. */
export const deleteExpiredCounts = async (
  manager: EntityManager,
  { name, key }: CounterTable,
): Promise<void> => {
  // SKIP LOCKED: a row that is being counted on meanwhile is not waited for.
  await manager.query(
    `DELETE FROM ${name} WHERE ${key} IN (
       SELECT ${key} FROM ${name} WHERE ends_at < now() FOR UPDATE SKIP LOCKED)`,
  );
};
