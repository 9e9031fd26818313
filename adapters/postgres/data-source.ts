import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Catalogue1763700000000 } from '../../migrations/1763700000000-catalogue.ts';
import { Requests1763900000000 } from '../../migrations/1763900000000-requests.ts';
import { SearchEngines1764200000000 } from '../../migrations/1764200000000-search-engines.ts';
import { dropStuckClients } from './drop-stuck-clients.ts';
import { tables } from './rows.ts';

/** As pino's: fields first. */
export interface WarningLog {
  warn(fields: object, text: string): void;
}

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly logger: WarningLog;
  /** Without limits of time, for loads and migrations. */
  readonly patient?: boolean;
}

const seconds = 1000;

const createDataSource = ({ url, logger, patient = false }: Options): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    applicationName: 'site',
    connectTimeoutMS: 5 * seconds,
    entities: tables,
    migrations: [Catalogue1763700000000, Requests1763900000000, SearchEngines1764200000000],
    migrationsTransactionMode: 'each',
    // Without a listener, an idle client that the server cuts off would end the process.
    poolErrorHandler: (err: unknown) => logger.warn({ err }, 'an idle database connection was cut off'),
    // The server's own limit, and ours for a server that does not answer at all.
    extra: patient ? {} : { statement_timeout: 10 * seconds, query_timeout: 15 * seconds },
  });

/** Opens the pool of connections to one database. */
export const openDataSource = async (options: Options): Promise<DataSource> => {
  const dataSource = await createDataSource(options).initialize();
  const { driver } = dataSource;
  if ('master' in driver && driver.master instanceof Pool) dropStuckClients(driver.master);
  return dataSource;
};
