import type { DataSource, QueryRunner } from 'typeorm';

/** Text, parameters, and whether the result is structured. */
type Arguments = Parameters<QueryRunner['query']>;

interface Intercepted {
  readonly runner: QueryRunner;
  /** Runs the query as it is. */
  readonly run: (...args: Arguments) => Promise<unknown>;
}

/**
 * Has each query of the data source, in repositories and transactions too, run by `intercept`. Every query of TypeORM
 * goes through a query runner.
 */
export const interceptQueries = (
  { driver }: DataSource,
  intercept: (args: Arguments, intercepted: Intercepted) => Promise<unknown>,
): void => {
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const run = runner.query.bind(runner);
    return Object.assign(runner, { query: (...args: Arguments) => intercept(args, { runner, run }) });
  };
};
