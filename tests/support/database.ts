import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { type TestDatabase, createDatabaseOn } from './database-on-server.ts';

/** An empty database of the test file's own. */
export const createDatabase = (): Promise<TestDatabase> => createDatabaseOn(inject('postgresUrl'));

/** A database of the test file's own, with the project's own content. */
export const createDatabaseWithOwnContent = (): Promise<TestDatabase> =>
  createDatabaseOn(inject('postgresUrl'), inject('ownContentTemplate'));

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

/** A connection to a database of the test file's own, with the present schema. */
export const openTestDatabase = async (): Promise<OpenTestDatabase> =>
  open(await createDatabaseOn(inject('postgresUrl'), inject('migratedTemplate')));

/** The same, with the project's own content. */
export const openDatabaseWithOwnContent = async (): Promise<OpenTestDatabase> =>
  open(await createDatabaseWithOwnContent());
