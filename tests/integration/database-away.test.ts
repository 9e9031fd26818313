import type { FastifyInstance } from 'fastify';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { buildApi } from '../support/api.ts';
import { createDatabaseWithContent } from '../support/database.ts';
import type { TestDatabase } from '../support/database-on-server.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let dataSource: DataSource;
let app: FastifyInstance;

const get = (path: string) => request(app.server).get(path);

beforeAll(async () => {
  database = await createDatabaseWithContent();
  proxy = await startDatabaseProxy(database.url);
  dataSource = await openDataSource({ url: proxy.url, logger: { warn: () => {} } });
  app = await buildApi(dataSource);
});

afterAll(async () => {
  await app.close();
  await dataSource.destroy();
  await proxy.cut();
  await database.drop();
});

test('an API call is a 503 with retry-after while the database is unavailable, and succeeds afterwards', async () => {
  await get('/api/news').expect(200);

  await proxy.cut();
  const { body, headers } = await get('/api/news').expect(503);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toEqual({ type: 'about:blank', title: 'Service Unavailable', status: 503 });
  const sheet = await get(
    '/tr/products/product-details/iridan-v-camera-microscope-head/data-sheet.pdf',
  ).expect(503);
  expect(Number(sheet.headers['retry-after'])).toBeGreaterThan(0);
  await get('/healthz').expect(200);
  await get('/readyz').expect(503);
  for (const path of ['/sitemap.xml', '/sitemap-1.xml', '/tr/news/feed.xml']) await get(path).expect(503);
  await get('/robots.txt').expect(200);

  await proxy.restore();
  await get('/api/news').expect(200);
  await get('/readyz').expect(200);
});
