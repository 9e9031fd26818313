import type { DataSource } from 'typeorm';
import { type WarningLogger, closeDataSource, openDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { OperatorError } from '#domain/shared/operator-error.ts';

/** The database cannot be reached, is too old or cannot be migrated. */
class DatabaseUnusableError extends OperatorError {
  override readonly name = 'DatabaseUnusableError';
}

export interface Database {
  readonly dataSource: DataSource;
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Closes the pool, then stops the embedded PostgreSQL if this process owns it. */
  close(): Promise<void>;
}

interface Options {
  /** `undefined` for the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where the embedded PostgreSQL archives; unset: it does not. */
  readonly backupDir?: string | undefined;
  readonly logger: WarningLogger;
  /** For commands: uses the embedded PostgreSQL of a running site, and sets no timeouts. */
  readonly shared?: boolean;
}

const minPostgresVersion = 150_000;

const withoutPassword = (url: string): string => {
  const withoutIt = new URL(url);
  withoutIt.password = '';
  return withoutIt.href;
};

const unusable = (url: string, error: unknown): DatabaseUnusableError => {
  const reason = error instanceof Error ? error.message || String(error) : String(error);
  return new DatabaseUnusableError(
    `The database at ${withoutPassword(url)} cannot be used: ${reason}. Check DATABASE_URL.`,
  );
};

const connect = async (options: Parameters<typeof openDataSource>[0]): Promise<DataSource> => {
  try {
    return await openDataSource(options);
  } catch (error) {
    throw unusable(options.url, error);
  }
};

const prepare = async (dataSource: DataSource, url: string): Promise<void> => {
  const [row] = await dataSource.query<{ server_version_num: string }[]>('SHOW server_version_num');
  if (Number(row?.server_version_num) < minPostgresVersion) {
    throw new DatabaseUnusableError(
      `The database at ${withoutPassword(url)} is older than PostgreSQL 15. Check DATABASE_URL.`,
    );
  }
  await migrate(dataSource, url).catch((error: unknown) => {
    throw unusable(url, error);
  });
};

const open = async (url: string, { logger, shared = false }: Options): Promise<DataSource> => {
  const migrator = await connect({ url, logger, noTimeouts: true });
  try {
    await prepare(migrator, url);
  } catch (error) {
    await migrator.destroy();
    throw error;
  }
  // No visitor waits for a command, so it needs no timeouts.
  if (shared) return migrator;
  await migrator.destroy();
  return connect({ url, logger });
};

/**
 * Connects and migrates the schema.
 * @throws DatabaseUnusableError, and the errors of startEmbeddedPostgres
 */
export const openDatabase = async (options: Options): Promise<Database> => {
  const { databaseUrl, dataDir, backupDir, shared = false } = options;
  if (databaseUrl !== undefined) {
    const dataSource = await open(databaseUrl, options);
    return { dataSource, url: databaseUrl, close: () => closeDataSource(dataSource) };
  }
  const embedded: EmbeddedPostgres = await startEmbeddedPostgres(dataDir, { shared, backupDir });
  try {
    const dataSource = await open(embedded.url, options);
    return {
      dataSource,
      url: embedded.url,
      async close() {
        await closeDataSource(dataSource);
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
};
