import path from 'node:path';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { translateDriverErrors } from './connection/driver-errors.ts';
import { allowPreparedStatements } from './connection/prepared-statements.ts';
import { evictBusyClients } from './connection/evict-busy-clients.ts';
import { within } from './connection/within.ts';
import * as contentRows from './rows/content-rows.ts';
import * as requestRows from './rows/request-rows.ts';

/** Tables that are read and written as entities: each that one of the modules of rows exports. */
const entities = Object.values({ ...contentRows, ...requestRows });

/** pino's method: fields first. */
export interface WarningLogger {
  warn(fields: object, message: string): void;
}

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly logger: WarningLogger;
  /** No timeouts for queries: for loads and migrations. */
  readonly noTimeouts?: boolean;
  /** Few connections, and timeouts of one second: for searches. */
  readonly shortTimeouts?: boolean;
}

/** Timeouts in milliseconds. The server applies statement_timeout; query_timeout is pg's own, for a silent server. */
const defaultPoolOptions = { statement_timeout: 10_000, query_timeout: 15_000 };
const shortTimeoutPoolOptions = { statement_timeout: 1000, query_timeout: 2000, max: 4 };

/** Returns the options of connections that visitors wait for. */
export const poolOptions = ({ shortTimeouts }: { readonly shortTimeouts: boolean }) =>
  shortTimeouts ? shortTimeoutPoolOptions : defaultPoolOptions;

const migrationsFolder = path.join(import.meta.dirname, '..', '..', 'migrations');

const createDataSource = ({ url, logger, noTimeouts = false, shortTimeouts = false }: Options): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    applicationName: 'site',
    connectTimeoutMS: shortTimeouts ? 1000 : 5000,
    entities,
    migrations: [path.join(migrationsFolder, '*.ts')],
    migrationsTransactionMode: 'each',
    // Without a handler, an idle connection that the server closes would end the process.
    poolErrorHandler: (err: unknown) => logger.warn({ err }, 'idle database connection closed by the server'),
    extra: noTimeouts ? {} : poolOptions({ shortTimeouts }),
  });

/**
 * Opens a pool of connections to one database.
 * @throws the driver's error when the database cannot be reached; later queries throw StoreUnavailableError
 */
export const openDataSource = async (options: Options): Promise<DataSource> => {
  const dataSource = await createDataSource(options).initialize();
  allowPreparedStatements(dataSource);
  translateDriverErrors(dataSource);
  const { driver } = dataSource;
  if ('master' in driver && driver.master instanceof Pool) evictBusyClients(driver.master);
  return dataSource;
};

const closeTimeoutMs = 1000;

/** Closes the connections; those that are still used after a second, as on a silent server, end with the process. */
export const closeDataSource = async (dataSource: DataSource): Promise<void> => {
  await within(closeTimeoutMs, dataSource.destroy());
};
