import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { createDataSource } from '../../adapters/postgres/data-source.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const onServer = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(sql);
  await client.end();
};

/** An empty database of the test file's own. */
export const createDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
};

/** A connection to a database of the test file's own, with the present schema. */
export const openTestDatabase = async (): Promise<{ dataSource: DataSource; close(): Promise<void> }> => {
  const database = await createDatabase();
  const dataSource = await createDataSource({ url: database.url, logger: { warn: () => {} } }).initialize();
  await dataSource.runMigrations();
  return {
    dataSource,
    async close() {
      await dataSource.destroy();
      await database.drop();
    },
  };
};
