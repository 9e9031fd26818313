import type { DataSource } from 'typeorm';
import { type WarningLogger, closeDataSource, openDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';
import { migrationTimestamps } from './migration-timestamps.ts';
import type { ProcessRole } from './process-role.ts';
import { type RoleRights, clusterFolder } from './embedded/cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';

/** The database cannot be reached, is too old or cannot be migrated. */
class DatabaseUnusableError extends OperatorError {
  override readonly name = 'DatabaseUnusableError';
}

export interface Database {
  readonly dataSource: DataSource;
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** The same for the owner of the tables. */
  readonly ownerUrl: string;
  /** Closes the pool, then stops the embedded PostgreSQL if this process owns it. */
  close(): Promise<void>;
}

interface Options {
  /** `undefined` for the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same database for the owner of its tables; unset: the role of `databaseUrl` is. */
  readonly migrationDatabaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Folder where the embedded PostgreSQL archives; unset: it does not. */
  readonly backupDir?: string | undefined;
  readonly logger: WarningLogger;
  /** Process whose role this is; by default the site, as also for commands. */
  readonly rights?: RoleRights;
  /** Uses the embedded PostgreSQL of a running site, and sets no timeouts: for commands. */
  readonly shared?: boolean;
}

const minPostgresVersion = 150_000;

const withoutPassword = (url: string): string => {
  const withoutIt = new URL(url);
  withoutIt.password = '';
  return withoutIt.href;
};

/** A database and how to reach it. */
interface Access {
  /** Process that the URL is for. */
  readonly rights: RoleRights;
  /** URL for that process. */
  readonly url: string;
  /** URL for migrations; it may be the same. */
  readonly ownerUrl: string;
  /** The setting to check if that cannot be used. */
  readonly ownerSetting: string;
  readonly isEmbedded: boolean;
  /** Advice on how to begin with an empty database, without its full stop. */
  readonly beginAnew: string;
}

const unusable = (url: string, error: unknown, setting: string): DatabaseUnusableError => {
  const reason = error instanceof Error ? error.message || String(error) : String(error);
  return new DatabaseUnusableError(
    `The database at ${withoutPassword(url)} cannot be used: ${reason}. Check ${setting}.`,
    { cause: error },
  );
};

const connect = async (
  options: Parameters<typeof openDataSource>[0],
  setting = 'DATABASE_URL',
): Promise<DataSource> => {
  try {
    return await openDataSource(options);
  } catch (error) {
    throw unusable(options.url, error, setting);
  }
};

/** @returns the role that the process works with; `undefined` where it is the migrating one */
const roleOf = ({ rights, url, ownerUrl, isEmbedded }: Access): ProcessRole | undefined => {
  const [role, owner] = [new URL(url), new URL(ownerUrl)];
  if (role.username === owner.username) return undefined;
  return {
    rights,
    name: decodeURIComponent(role.username),
    password: decodeURIComponent(role.password),
    setsPassword: isEmbedded,
  };
};

/** Whether migrations were run here that came before the baseline, into which they were put together. */
const isBeforeBaseline = async (dataSource: DataSource): Promise<boolean> => {
  const [table] = await dataSource.query<{ name: string | null }[]>(
    "SELECT to_regclass('migrations') AS name",
  );
  if (!table?.name) return false;
  const rows = await dataSource.query<unknown[]>('SELECT FROM migrations WHERE timestamp < $1 LIMIT 1', [
    Math.min(...migrationTimestamps(dataSource)),
  ]);
  return rows.length > 0;
};

const prepare = async (dataSource: DataSource, access: Access): Promise<void> => {
  const { ownerUrl, ownerSetting, beginAnew } = access;
  const [row] = await dataSource.query<{ server_version_num: string }[]>('SHOW server_version_num');
  if (Number(row?.server_version_num) < minPostgresVersion) {
    throw new DatabaseUnusableError(
      `The database at ${withoutPassword(ownerUrl)} is older than PostgreSQL 15. Check ${ownerSetting}.`,
    );
  }
  if (await isBeforeBaseline(dataSource)) {
    throw new DatabaseUnusableError(
      `The database at ${withoutPassword(ownerUrl)} has a schema from before the first release, which cannot be upgraded. ${beginAnew}; docs/running.md says more under "Update".`,
    );
  }
  await migrate(dataSource, ownerUrl, roleOf(access)).catch((error: unknown) => {
    throw unusable(ownerUrl, error, ownerSetting);
  });
};

const isDeskRole = async (dataSource: DataSource): Promise<boolean> => {
  const [row] = await dataSource.query<{ may: boolean }[]>(
    "SELECT has_table_privilege('desk_log', 'INSERT') AS may",
  );
  return row?.may === true;
};

const open = async (access: Access, { logger, shared = false }: Options): Promise<DataSource> => {
  const { rights, url, ownerUrl, ownerSetting } = access;
  const migrator = await connect({ url: ownerUrl, logger, noTimeouts: true }, ownerSetting);
  try {
    await prepare(migrator, access);
  } catch (error) {
    await migrator.destroy();
    throw error;
  }
  if (shared && url === ownerUrl) return migrator;
  await migrator.destroy();
  // No visitor waits for a command, so it needs no timeouts.
  const dataSource = await connect({ url, logger, noTimeouts: shared });
  if (rights === 'desk' && !(await isDeskRole(dataSource))) {
    await dataSource.destroy();
    throw new DatabaseUnusableError(
      'The role of DATABASE_URL has no rights to the tables of the desk: name a role for the desk alone there, and start it once with MIGRATION_DATABASE_URL.',
    );
  }
  return dataSource;
};

/**
 * Migrates the schema as its owner, then connects as the process.
 * @throws DatabaseUnusableError, and the errors of startEmbeddedPostgres
 */
export const openDatabase = async (options: Options): Promise<Database> => {
  const { databaseUrl, migrationDatabaseUrl, dataDir, backupDir, rights = 'site', shared = false } = options;
  if (databaseUrl !== undefined) {
    const ownerUrl = migrationDatabaseUrl ?? databaseUrl;
    const ownerSetting =
      migrationDatabaseUrl === undefined
        ? 'DATABASE_URL, and MIGRATION_DATABASE_URL if its role may not migrate'
        : 'MIGRATION_DATABASE_URL';
    const beginAnew = 'Name an empty database in DATABASE_URL';
    const access = { rights, url: databaseUrl, ownerUrl, ownerSetting, isEmbedded: false, beginAnew };
    const dataSource = await open(access, options);
    return { dataSource, url: databaseUrl, ownerUrl, close: () => closeDataSource(dataSource) };
  }
  const embedded: EmbeddedPostgres = await startEmbeddedPostgres(dataDir, { shared, backupDir });
  const { url: ownerUrl } = embedded;
  const url = embedded.urlOf(rights);
  try {
    const beginAnew = `Move ${clusterFolder(dataDir)} away`;
    const access = { rights, url, ownerUrl, ownerSetting: 'DATABASE_URL', isEmbedded: true, beginAnew };
    const dataSource = await open(access, options);
    return {
      dataSource,
      url,
      ownerUrl,
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
