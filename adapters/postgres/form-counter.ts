import { createHmac } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Counts forms by client, for all processes together. */
export interface FormCounter {
  /** Clears away what counts no more. */
  deleteExpired(): Promise<void>;
  /**
   * Counts one more. The client's name itself is not kept.
   * @param windowMs how long the first one counts, in milliseconds; after that the count starts anew
   */
  count(address: string, windowMs: number): Promise<{ readonly forms: number; readonly endsInMs: number }>;
}

interface CountRow {
  readonly forms: number;
  readonly ends_in_ms: number;
}

const secretOf = async (dataSource: DataSource): Promise<string> => {
  const [row] = await dataSource.query<{ secret: string }[]>('SELECT secret FROM form_secret');
  if (!row) throw new Error('The database has lost the secret of its form counters.');
  return row.secret;
};

export const createFormCounter = (dataSource: DataSource): FormCounter => ({
  async deleteExpired() {
    // Rows that somebody else is at are left to them.
    await dataSource.query(
      `DELETE FROM form_counters WHERE client IN (
         SELECT client FROM form_counters WHERE ends_at < now() FOR UPDATE SKIP LOCKED)`,
    );
  },

  async count(address, windowMs) {
    const client = createHmac('sha256', await secretOf(dataSource))
      .update(address)
      .digest('base64url');
    const [row] = await dataSource.query<CountRow[]>(
      `INSERT INTO form_counters AS known (client, forms, ends_at)
       VALUES ($1, 1, now() + $2 * interval '1 millisecond')
       ON CONFLICT (client) DO UPDATE SET
         forms = CASE WHEN known.ends_at < now() THEN 1 ELSE known.forms + 1 END,
         ends_at = CASE WHEN known.ends_at < now() THEN excluded.ends_at ELSE known.ends_at END
       RETURNING forms, ceil(extract(epoch FROM ends_at - now()) * 1000)::int AS ends_in_ms`,
      [client, windowMs],
    );
    if (!row) throw new Error('The database answered nothing to an insertion.');
    return { forms: row.forms, endsInMs: row.ends_in_ms };
  },
});
