import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Catalogue1763700000000 } from '../../migrations/1763700000000-catalogue.ts';
import { Requests1763900000000 } from '../../migrations/1763900000000-requests.ts';
import { CategoryPictures1764000000000 } from '../../migrations/1764000000000-category-pictures.ts';
import { Search1764100000000 } from '../../migrations/1764100000000-search.ts';
import { Regulatory1764200000000 } from '../../migrations/1764200000000-regulatory.ts';
import { SearchEngines1764300000000 } from '../../migrations/1764300000000-search-engines.ts';
import { SearchByNumber1764400000000 } from '../../migrations/1764400000000-search-by-number.ts';
import { NotifiedAt1764500000000 } from '../../migrations/1764500000000-notified-at.ts';
import { translateDriverErrors } from './connection/driver-errors.ts';
import { evictBusyClients } from './connection/evict-busy-clients.ts';
import { brandRows, categoryRows, productRows, solutionRows } from './rows/catalogue-rows.ts';
import { companyRows, contentVersionRows, newsRows, redirectRows } from './rows/content-rows.ts';
import { digestRows, requestRows } from './rows/request-rows.ts';

/** As pino's: fields first. */
export interface WarningLog {
  warn(fields: object, text: string): void;
}

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly logger: WarningLog;
  /** Without limits of time, for loads and migrations. */
  readonly noTimeouts?: boolean;
  /** For searches: few connections, and an answer within a second or none. */
  readonly shortTimeouts?: boolean;
}

const seconds = 1000;

/** The server's own limit, and ours for a server that does not answer at all. */
const limits = { statement_timeout: 10 * seconds, query_timeout: 15 * seconds };
const shortTimeoutLimits = { statement_timeout: seconds, query_timeout: 2 * seconds, max: 4 };

const createDataSource = ({ url, logger, noTimeouts = false, shortTimeouts = false }: Options): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    applicationName: 'site',
    connectTimeoutMS: (shortTimeouts ? 1 : 5) * seconds,
    entities: [
      brandRows,
      categoryRows,
      companyRows,
      contentVersionRows,
      digestRows,
      newsRows,
      productRows,
      redirectRows,
      requestRows,
      solutionRows,
    ],
    migrations: [
      Catalogue1763700000000,
      Requests1763900000000,
      CategoryPictures1764000000000,
      Search1764100000000,
      Regulatory1764200000000,
      SearchEngines1764300000000,
      SearchByNumber1764400000000,
      NotifiedAt1764500000000,
    ],
    migrationsTransactionMode: 'each',
    // Without a listener, an idle client that the server cuts off would end the process.
    poolErrorHandler: (err: unknown) => logger.warn({ err }, 'an idle database connection was cut off'),
    extra: noTimeouts ? {} : shortTimeouts ? shortTimeoutLimits : limits,
  });

/** Opens the pool of connections to one database. */
export const openDataSource = async (options: Options): Promise<DataSource> => {
  const dataSource = await createDataSource(options).initialize();
  translateDriverErrors(dataSource);
  const { driver } = dataSource;
  if ('master' in driver && driver.master instanceof Pool) evictBusyClients(driver.master);
  return dataSource;
};
