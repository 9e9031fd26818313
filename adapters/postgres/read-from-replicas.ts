import { type DataSource, QueryResult } from 'typeorm';
import type { Replica } from './replica.ts';

const firstCurrent = async (replicas: readonly Replica[]): Promise<Replica | undefined> => {
  for (const replica of replicas) if (await replica.isCurrent()) return replica;
  return undefined;
};

const structured = (rows: readonly unknown[]): QueryResult => {
  const result = new QueryResult();
  result.raw = rows;
  result.records = [...rows];
  return result;
};

/**
 * Sends the queries of a data source, which must only read, to the first replica that is up and has the content that was
 * announced; where there is none, to its own database. So a replica that lags or is lost is never noticed.
 */
export const readFromReplicas = ({ driver }: DataSource, replicas: readonly Replica[]): void => {
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner);
    return Object.assign(runner, {
      async query(...args: Parameters<typeof query>): Promise<unknown> {
        const [text, values = [], isStructured = false] = args;
        const isRead = !runner.isTransactionActive && /^\s*(?:SELECT|WITH)\b/iu.test(text);
        if (!isRead || !Array.isArray(values)) return query(...args);
        const replica = await firstCurrent(replicas);
        const rows = await replica?.query(text, values);
        if (!rows) return query(...args);
        return isStructured ? structured(rows) : rows;
      },
    });
  };
};
