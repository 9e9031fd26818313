import type { DataSource } from 'typeorm';
import { type WarningLog, openDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { OperatorError } from '#domain/shared/operator-error.ts';

/** The database cannot be reached or used as asked. */
export class DatabaseUnusableError extends OperatorError {
  override readonly name = 'DatabaseUnusableError';
}

export interface Database {
  readonly dataSource: DataSource;
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Closes the pool, then stops the embedded PostgreSQL, when it is that. */
  close(): Promise<void>;
}

interface Options {
  /** Unset: the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly logger: WarningLog;
  /** For a command beside a running site: its embedded PostgreSQL is used along with it. */
  readonly shared?: boolean;
}

const minPostgresVersion = 150_000;

const withoutPassword = (url: string): string => {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
};

const unusable = (url: string, error: unknown): DatabaseUnusableError => {
  const why = error instanceof Error ? error.message || String(error) : String(error);
  return new DatabaseUnusableError(
    `The database at ${withoutPassword(url)} cannot be used: ${why}. Check DATABASE_URL.`,
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
  // A command has no visitor waiting.
  if (shared) return migrator;
  await migrator.destroy();
  return connect({ url, logger });
};

/**
 * Connects and brings the schema up to date.
 * @throws DatabaseUnusableError, and the errors of startEmbeddedPostgres
 */
export const openDatabase = async (options: Options): Promise<Database> => {
  const { databaseUrl, dataDir, shared = false } = options;
  if (databaseUrl !== undefined) {
    const dataSource = await open(databaseUrl, options);
    return { dataSource, url: databaseUrl, close: () => dataSource.destroy() };
  }
  const embedded: EmbeddedPostgres = await startEmbeddedPostgres(dataDir, { shared });
  try {
    const dataSource = await open(embedded.url, options);
    return {
      dataSource,
      url: embedded.url,
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
