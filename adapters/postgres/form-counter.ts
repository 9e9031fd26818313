import type { DataSource } from 'typeorm';
import { createClientHash } from './client-hash.ts';

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

interface CountRow {
  readonly forms: number;
  readonly ends_in_ms: number;
}

export const createFormCounter = (dataSource: DataSource): FormCounter => ({
  async deleteExpired() {
    // SKIP LOCKED: a row that is being counted on meanwhile is not waited for.
    await dataSource.query(
      `DELETE FROM form_counters WHERE client IN (
         SELECT client FROM form_counters WHERE ends_at < now() FOR UPDATE SKIP LOCKED)`,
    );
  },

  async count(address, windowMs) {
    const hash = await createClientHash(dataSource.manager);
    const [row] = await dataSource.query<CountRow[]>(
      `INSERT INTO form_counters AS counter (client, forms, ends_at)
       VALUES ($1, 1, now() + $2 * interval '1 millisecond')
       ON CONFLICT (client) DO UPDATE SET
         forms = CASE WHEN counter.ends_at < now() THEN 1 ELSE counter.forms + 1 END,
         ends_at = CASE WHEN counter.ends_at < now() THEN excluded.ends_at ELSE counter.ends_at END
       RETURNING forms, ceil(extract(epoch FROM ends_at - now()) * 1000)::int AS ends_in_ms`,
      [hash(address), windowMs],
    );
    if (!row) throw new Error('The INSERT returned no row.');
    return { forms: row.forms, endsInMs: row.ends_in_ms };
  },

  async hasCounted(address) {
    const rows = await dataSource.query<unknown[]>(
      'SELECT FROM form_counters WHERE client = $1 AND ends_at >= now()',
      [(await createClientHash(dataSource.manager))(address)],
    );
    return rows.length > 0;
  },
});
