import {
  type DataSource,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { StoreUnavailableError } from '#domain/shared/errors/store-unavailable-error.ts';
import { interceptQueries } from './intercept-queries.ts';

/**
 * Node's codes of failed connections, and SQLSTATEs (PostgreSQL, appendix A): 08 connection exception, 25006 read-only
 * transaction (a standby), 53 insufficient resources, 57014 query cancelled (statement timeout), 57P01–57P03 shutdown,
 * crash and start of the server.
 */
const unavailableCodes =
  /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|08\d{3}|25006|53\d{3}|57014|57P0[1-3])/u;

/** Errors that pg and pg-pool make themselves have no code. */
const unavailableMessages =
  /connection (?:terminated|timeout)|timeout exceeded when trying to connect|not queryable|query read timeout/iu;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether the driver's error means that the database is away, full, silent or too slow, and not that the query is wrong. */
export const isUnavailable = (error: Error): boolean =>
  unavailableCodes.test(codeOf(error)) || unavailableMessages.test(error.message);

/** TypeORM releases the runner of a transaction whose connection breaks between two queries; its next query has one of these. */
const isReleased = (error: Error): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError;

/** The cause is the driver's own error: TypeORM's has the query's parameters, which may be personal data. */
const translate = (error: unknown): unknown => {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  if (!(cause instanceof Error)) return error;
  if (!isUnavailable(cause) && !isReleased(cause)) return error;
  return new StoreUnavailableError(`The database is unavailable: ${cause.message || codeOf(cause)}`, {
    cause,
  });
};

const translated = async (run: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await run();
  } catch (error) {
    throw translate(error);
  }
};

/**
 * Has every query and every transaction of the data source reject with StoreUnavailableError where the database cannot
 * answer now.
 */
export const translateDriverErrors = (dataSource: DataSource): void => {
  interceptQueries(dataSource, (args, { run }) => translated(() => run(...args)));
  const { manager } = dataSource;
  const transaction = manager.transaction.bind(manager);
  Object.assign(manager, {
    transaction: (...args: Parameters<typeof transaction>) => translated(() => transaction(...args)),
  });
};
