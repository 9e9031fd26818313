import { Pool } from 'pg';
import { type WarningLogger, poolOptions } from './data-source.ts';
import { evictBusyClients } from './connection/evict-busy-clients.ts';
import { isUnavailable } from './connection/driver-errors.ts';
import { statementOf } from './connection/prepared-statements.ts';

/** A standby of the database, which may lag behind it or be away. */
export interface Replica {
  /** Whether it answers, and has the content that was announced last. */
  isCurrent(): Promise<boolean>;
  /** @returns the rows; `undefined` where it is away: then it is not current for a while */
  query(text: string, values: readonly unknown[]): Promise<readonly unknown[] | undefined>;
  close(): Promise<void>;
}

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly logger: WarningLogger;
  /** Version of the content that the database has, as it was announced; `undefined`: unknown. */
  readonly announced: () => string | undefined;
  /** Timestamp of the last migration that this process needs. */
  readonly schema: number;
  readonly shortTimeouts: boolean;
}

/** Time until a replica is asked again, in milliseconds. */
const retryMs = { away: 5000, behind: 200 } as const;

const connectionTimeoutMillis = 1000;

const selectVersion = `
  SELECT version FROM content_version
  WHERE (SELECT max(timestamp) FROM migrations) >= $1`;

export const openReplica = ({ url, logger, announced, schema, shortTimeouts }: Options): Replica => {
  const pool = new Pool({
    connectionString: url,
    application_name: 'site reads',
    connectionTimeoutMillis,
    ...poolOptions({ shortTimeouts }),
  });
  pool.on('error', (err) => logger.warn({ err }, 'idle replica connection closed by the server'));
  evictBusyClients(pool);
  /** Content version that the replica was last seen to have. */
  let version: string | undefined;
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;

  const wait = (reason: keyof typeof retryMs): void => {
    askAgainAt = performance.now() + retryMs[reason];
  };
  const setAway = (err: Error): void => {
    if (version !== undefined) logger.warn({ err }, 'replica away: reading from the database itself');
    version = undefined;
    wait('away');
  };
  const ask = async (): Promise<void> => {
    try {
      const { rows } = await pool.query<{ version: string }>(selectVersion, [schema]);
      version = rows[0]?.version;
      wait('behind');
    } catch (error) {
      setAway(error instanceof Error ? error : new Error(String(error)));
    }
  };

  return {
    async isCurrent() {
      const wanted = announced();
      if (wanted === undefined) return false;
      if (version !== wanted && performance.now() >= askAgainAt) {
        asking ??= ask().finally(() => {
          asking = undefined;
        });
        await asking;
      }
      return version === wanted;
    },
    async query(text, values) {
      try {
        return (await pool.query<Record<string, unknown>>(statementOf(text, values))).rows;
      } catch (error) {
        if (!(error instanceof Error) || !isUnavailable(error)) throw error;
        setAway(error);
        return undefined;
      }
    },
    close: () => pool.end(),
  };
};
