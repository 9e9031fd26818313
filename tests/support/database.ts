import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { createDataSource } from '../../adapters/postgres/data-source.ts';
import { type TestDatabase, createDatabaseOn } from './database-on-server.ts';

/** An empty database of the test file's own. */
export const createDatabase = (): Promise<TestDatabase> => createDatabaseOn(inject('postgresUrl'));

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
