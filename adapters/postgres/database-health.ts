import { Pool, type QueryResultRow } from 'pg';
import { StoreUnavailableError } from '#domain/shared/errors/store-unavailable-error.ts';
import { evictBusyClients } from './connection/evict-busy-clients.ts';
import { within } from './connection/within.ts';
import { jobConditions } from './queue/job-conditions.ts';

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly warn: (error: unknown) => void;
}

/** Work that waits to be done. */
interface Backlog {
  /** Requests that staff were not notified of, without suspicious ones. */
  readonly waitingRequests: number;
  /** Time since the first of the waiting requests arrived. */
  readonly oldestWaitingSeconds: number | null;
  /** Jobs that should run now. */
  readonly dueJobs: number;
  /** Jobs that have used up all attempts. */
  readonly failedJobs: number;
}

export interface DatabaseHealth {
  /** Rejects unless the database answers within a second. */
  check(): Promise<void>;
  /** Rejects as `check` does. */
  backlog(): Promise<Backlog>;
  close(): Promise<void>;
}

const limitMs = 1000;

const selectBacklog = `
  SELECT
    waiting.count AS "waitingRequests",
    extract(epoch FROM now() - waiting.oldest)::integer AS "oldestWaitingSeconds",
    jobs.due AS "dueJobs",
    jobs.failed AS "failedJobs"
  FROM
    (SELECT count(*)::integer, min(received_at) AS oldest
      FROM requests WHERE notified_at IS NULL AND NOT suspicious) AS waiting,
    (SELECT
        count(*) FILTER (WHERE attempts < max_attempts AND run_at <= now())::integer AS due,
        count(*) FILTER (WHERE ${jobConditions.givenUp})::integer AS failed
      FROM graphile_worker.jobs) AS jobs`;

/** Asks the database how it is, over a connection of its own: visitors may have taken all others. */
export const openDatabaseHealth = ({ url, warn }: Options): DatabaseHealth => {
  const pool = new Pool({
    connectionString: url,
    application_name: 'site health',
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
    statement_timeout: limitMs,
  });
  pool.on('error', warn);
  evictBusyClients(pool);
  const query = async <Row extends QueryResultRow>(sql: string): Promise<Row[]> => {
    const result = await within(limitMs, pool.query<Row>(sql));
    if (!result) throw new StoreUnavailableError('The database did not answer within a second.');
    return result.value.rows;
  };
  let checking: Promise<void> | undefined;
  const check = async (): Promise<void> => {
    try {
      await query('SELECT 1');
    } finally {
      checking = undefined;
    }
  };
  return {
    // Those who ask at the same time share the answer, as there is one connection.
    check: () => (checking ??= check()),
    async backlog() {
      const [backlog] = await query<Backlog>(selectBacklog);
      if (!backlog) throw new Error('The backlog has no row.');
      return backlog;
    },
    close: () => pool.end(),
  };
};
