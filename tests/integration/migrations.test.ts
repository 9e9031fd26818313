import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database-on-server.ts';

let database: TestDatabase;
let dataSource: DataSource;

const tables = async (): Promise<string[]> => {
  const rows = await dataSource.query<{ name: string }[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
};

beforeAll(async () => {
  database = await createDatabase();
  dataSource = await openDataSource({ url: database.url, logger: { warn: () => {} } });
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

test('the migrations create the schema, drop it and create it again', async () => {
  await dataSource.runMigrations();
  const built = await tables();
  expect(built).toContain('products');

  for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
  expect(await tables()).toEqual([]);

  await dataSource.runMigrations();
  expect(await tables()).toEqual(built);
});

test('TypeORM would add, drop or alter no column', async () => {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  // Foreign keys, checks and index orders are the migrations' own business.
  const columnChanges = upQueries
    .map(({ query }) => query)
    .filter((query) => /\b(?:ADD|DROP|ALTER) (?:COLUMN )?"/u.test(query));
  expect(columnChanges).toEqual([]);
});

const open = () => openDatabase({ databaseUrl: database.url, dataDir: '', logger: { warn: () => {} } });

const note = (name: string, timestamp: number) =>
  dataSource.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [timestamp, name]);

test('a release starts on the schema of the next one', async () => {
  await note('Next', 9_999_999_999_999);
  const { dataSource: opened, close } = await open();
  expect(opened.isInitialized).toBe(true);
  await close();
});

test('a database from before the baseline is refused in one line that says what to do', async () => {
  await note('Catalogue1763700000000', 1_763_700_000_000);
  await expect(open()).rejects.toThrow(
    /^The database at \S+ has a schema from before the first release, which cannot be upgraded\. Name an empty/u,
  );
});
