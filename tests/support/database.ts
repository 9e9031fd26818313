import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { type TestDatabase, createDatabaseOn } from './database-on-server.ts';

/** An empty database of the test file's own. */
export const createDatabase = (): Promise<TestDatabase> => createDatabaseOn(inject('postgresUrl'));

export interface OpenTestDatabase {
  readonly dataSource: DataSource;
  readonly url: string;
  close(): Promise<void>;
}

/** A connection to a database of the test file's own, with the present schema. */
export const openTestDatabase = async (): Promise<OpenTestDatabase> => {
  const database = await createDatabase();
  const { url } = database;
  const dataSource = await openDataSource({ url, logger: { warn: () => {} } });
  await migrate(dataSource, url);
  return {
    dataSource,
    url,
    async close() {
      await dataSource.destroy();
      await database.drop();
    },
  };
};
