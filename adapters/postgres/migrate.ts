import { Logger, runMigrations } from 'graphile-worker';
import type { DataSource } from 'typeorm';
import { type ProcessRole, grantRights } from './process-role.ts';

/** Key of the advisory lock that makes processes which start together migrate one after the other. */
const migrationLock = 7_206_002;

// Failures are thrown, and progress is of no interest.
const silentLogger = new Logger(() => () => {});

/**
 * Migrates the site's tables, then graphile-worker's. Does nothing where both are up to date.
 * @param role gets its rights to them; `undefined` where the process works as the migrating role
 */
export const migrate = async (dataSource: DataSource, url: string, role?: ProcessRole): Promise<void> => {
  const session = dataSource.createQueryRunner();
  try {
    await session.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations();
    await runMigrations({ connectionString: url, maxPoolSize: 2, logger: silentLogger });
    if (role) await grantRights(url, role);
    await session.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    await session.release();
  }
};
