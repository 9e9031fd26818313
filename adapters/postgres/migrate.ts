import { Logger, runMigrations } from 'graphile-worker';
import type { DataSource } from 'typeorm';

/** Held while the schema is brought up to date, so that processes that start together do it once. */
const migrationLock = 7_206_002;

// What fails is thrown; the library's word on what it does would be one more log.
const silent = new Logger(() => () => {});

/** Brings the schema up to date: our tables, then the job queue's own. */
export const migrate = async (dataSource: DataSource, url: string): Promise<void> => {
  const session = dataSource.createQueryRunner();
  try {
    await session.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations();
    await runMigrations({ connectionString: url, maxPoolSize: 2, logger: silent });
    await session.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    await session.release();
  }
};
