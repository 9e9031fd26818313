import { Client } from 'pg';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { buildApi } from '../support/api.ts';
import { until } from '../support/condition.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database-on-server.ts';
import { sampleContent } from '../support/sample-content.ts';

const warnings: string[] = [];
let database: TestDatabase;
let dataSource: DataSource;
let operator: Client;

beforeAll(async () => {
  database = await createDatabase();
  const logger = { warn: (_fields: object, text: string) => warnings.push(text) };
  dataSource = await openDataSource({ url: database.url, logger });
  await migrate(dataSource, database.url);
  await createPostgresContentRepository(dataSource).replace(sampleContent, 'test');
  operator = new Client({ connectionString: database.url });
  await operator.connect();
});

afterAll(async () => {
  await operator.end();
  await dataSource.destroy();
  await database.drop();
});

/** Terminates idle connections as a restart of the server does; returns when the pool has noticed. */
const cutOffEveryIdleConnection = async (): Promise<number> => {
  const before = warnings.length;
  const { rowCount } = await operator.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await until(() => warnings.length === before + (rowCount ?? 0));
  return rowCount ?? 0;
};

test('an idle connection that the server terminates is logged, and the next query succeeds', async () => {
  await dataSource.query('SELECT 1');
  expect(await cutOffEveryIdleConnection()).toBeGreaterThan(0);
  expect(warnings.at(-1)).toBe('idle database connection closed by the server');
  expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('the site responds normally after its database connections were terminated', async () => {
  const app = await buildApi(dataSource);
  await request(app.server).get('/api/news').expect(200);

  await cutOffEveryIdleConnection();
  const { body } = await request(app.server).get('/api/news').expect(200);
  expect(body).toHaveLength(sampleContent.news.length);
  await request(app.server).get('/readyz').expect(200);
  await app.close();
});
