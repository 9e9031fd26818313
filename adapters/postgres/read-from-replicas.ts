import { type DataSource, QueryResult } from 'typeorm';
import { interceptQueries } from './connection/intercept-queries.ts';
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
export const readFromReplicas = (dataSource: DataSource, replicas: readonly Replica[]): void => {
  interceptQueries(dataSource, async (args, { runner, run }) => {
    const [text, values = [], isStructured = false] = args;
    const isRead = !runner.isTransactionActive && /^\s*(?:SELECT|WITH)\b/iu.test(text);
    if (!isRead || !Array.isArray(values)) return run(...args);
    const replica = await firstCurrent(replicas);
    const rows = await replica?.query(text, values);
    if (!rows) return run(...args);
    return isStructured ? structured(rows) : rows;
  });
};
