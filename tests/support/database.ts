import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { type TestDatabase, createDatabaseOn } from './database-on-server.ts';

/** Creates an empty database for the test file. */
export const createDatabase = (): Promise<TestDatabase> => createDatabaseOn(inject('postgresUrl'));

/** Creates a database with the tests’ content for the test file. */
export const createDatabaseWithContent = (): Promise<TestDatabase> =>
  createDatabaseOn(inject('postgresUrl'), inject('contentTemplate'));

export interface OpenTestDatabase {
  readonly dataSource: DataSource;
  readonly url: string;
  close(): Promise<void>;
}

const open = async ({ url, drop }: TestDatabase): Promise<OpenTestDatabase> => {
  const dataSource = await openDataSource({ url, logger: { warn: () => {} } });
  return {
    dataSource,
    url,
    async close() {
      await dataSource.destroy();
      await drop();
    },
  };
};

/** Opens a new database with the current schema and no rows. */
export const openTestDatabase = async (): Promise<OpenTestDatabase> =>
  open(await createDatabaseOn(inject('postgresUrl'), inject('migratedTemplate')));

/** Opens a new database with the tests’ content. */
export const openDatabaseWithContent = async (): Promise<OpenTestDatabase> =>
  open(await createDatabaseWithContent());
