import type { DataSource } from 'typeorm';
import { createClientHash } from './client-hash.ts';
import { type CounterTable, countInWindow, deleteExpiredCounts } from './window-counter.ts';

/** Counts submitted forms by client, across all processes. */
export interface FormCounter {
  /** Deletes counts whose window has ended. */
  deleteExpired(): Promise<void>;
  /**
   * Counts one more form, and stores the address only as an HMAC.
   * @param windowMs length of the window, which begins with the first form; after it the count restarts at 1
   * @returns the forms in this window, this one included, and the milliseconds until it ends
   */
  count(address: string, windowMs: number): Promise<{ readonly forms: number; readonly endsInMs: number }>;
  /** Whether a form of the client was counted in a window that has not ended. */
  hasCounted(address: string): Promise<boolean>;
}

const table: CounterTable = { name: 'form_counters', key: 'client', count: 'forms' };

export const createFormCounter = (dataSource: DataSource): FormCounter => ({
  deleteExpired: () => deleteExpiredCounts(dataSource.manager, table),

  async count(address, windowMs) {
    const { manager } = dataSource;
    const hash = await createClientHash(manager);
    const { count, endsInMs } = await countInWindow(manager, table, hash(address), windowMs);
    return { forms: count, endsInMs };
  },

  async hasCounted(address) {
    const hash = await createClientHash(dataSource.manager);
    const rows = await dataSource.query<unknown[]>(
      'SELECT FROM form_counters WHERE client = $1 AND ends_at >= now()',
      [hash(address)],
    );
    return rows.length > 0;
  },
});
