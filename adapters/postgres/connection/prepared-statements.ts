import type { DataSource } from 'typeorm';
import * as z from 'zod';
import { interceptQueries } from './intercept-queries.ts';

const nameOfText = new Map<string, string>();

interface Statement {
  /** Name of a prepared statement; others have none. */
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The part of pg's client that runs a prepared statement. */
const clientSchema = z.custom<{
  query(statement: Statement): Promise<{ rows: unknown[] }>;
}>((client) => typeof client === 'object' && client !== null && 'query' in client);

/**
 * Has each connection plan the statement once, which takes longer than to run it. Of a fixed text only, and one whose plan
 * suits every parameter.
 * @param name unique among prepared statements
 * @returns the text, to be run by `query` of a data source
 */
export const prepared = (name: string, text: string): string => {
  nameOfText.set(text, name);
  return text;
};

/** Builds a statement as pg takes it. */
export const statementOf = (text: string, values: readonly unknown[]): Statement => {
  const name = nameOfText.get(text);
  return { ...(name !== undefined && { name }), text, values: [...values] };
};

/** Lets `query` run the texts of `prepared` as prepared statements; TypeORM has none. */
export const allowPreparedStatements = (dataSource: DataSource): void => {
  interceptQueries(dataSource, async (args, { runner, run }) => {
    const [text, values = []] = args;
    if (!nameOfText.has(text) || !Array.isArray(values)) return run(...args);
    const client = clientSchema.parse(await runner.connect());
    return (await client.query(statementOf(text, values))).rows;
  });
};
