import type { DataSource } from 'typeorm';
import { type WarningLog, createDataSource } from './data-source.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

/** The database cannot be reached or used as asked. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

export interface Database {
  readonly dataSource: DataSource;
  /** Closes the pool, then stops the embedded PostgreSQL, when it is that. */
  close(): Promise<void>;
}

interface Options {
  /** Unset: the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly logger: WarningLog;
  /** Whether the embedded PostgreSQL may belong to another process of ours. */
  readonly shared?: boolean;
}

const oldestPostgres = 150_000;

const withoutPassword = (url: string): string => {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
};

/** Held while the schema is brought up to date, so that processes that start together do it once. */
const migrationLock = 7_206_002;

const migrate = async (dataSource: DataSource): Promise<void> => {
  const session = dataSource.createQueryRunner();
  try {
    // Another process may take its time over a migration.
    await session.query('SET statement_timeout = 0');
    await session.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations();
    await session.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await session.query('RESET statement_timeout');
  } finally {
    await session.release();
  }
};

const unusable = (url: string, error: unknown): DatabaseUnusable => {
  const why = error instanceof Error ? error.message || String(error) : String(error);
  return new DatabaseUnusable(
    `The database at ${withoutPassword(url)} cannot be used: ${why}. Check DATABASE_URL.`,
  );
};

const connect = async (url: string, logger: Options['logger']): Promise<DataSource> => {
  try {
    return await createDataSource({ url, logger }).initialize();
  } catch (error) {
    throw unusable(url, error);
  }
};

const open = async (url: string, logger: Options['logger']): Promise<DataSource> => {
  const dataSource = await connect(url, logger);
  const [row] = await dataSource.query<{ server_version_num: string }[]>('SHOW server_version_num');
  if (Number(row?.server_version_num) < oldestPostgres) {
    await dataSource.destroy();
    throw new DatabaseUnusable(
      `The database at ${withoutPassword(url)} is older than PostgreSQL 15. Check DATABASE_URL.`,
    );
  }
  try {
    await migrate(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw unusable(url, error);
  }
  return dataSource;
};

/**
 * Connects and brings the schema up to date.
 * @throws DatabaseUnusable, and the errors of startEmbeddedPostgres
 */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
  logger,
  shared = false,
}: Options): Promise<Database> => {
  if (databaseUrl !== undefined) {
    const dataSource = await open(databaseUrl, logger);
    return { dataSource, close: () => dataSource.destroy() };
  }
  const embedded: EmbeddedPostgres = await startEmbeddedPostgres(dataDir, { shared });
  try {
    const dataSource = await open(embedded.url, logger);
    return {
      dataSource,
      async close() {
        await dataSource.destroy();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
};
