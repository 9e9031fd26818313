import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
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

test('TypeORM would drop the columns that only the release before uses, and change no other', async () => {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  // Foreign keys, checks and index orders are the migrations' own business.
  const columnChanges = upQueries
    .map(({ query }) => query)
    .filter((query) => /\b(?:ADD|DROP|ALTER) (?:COLUMN )?"/u.test(query));
  expect(columnChanges).toEqual([
    'ALTER TABLE "categories" DROP COLUMN "picture"',
    'ALTER TABLE "requests" DROP COLUMN "told_at"',
  ]);
});
