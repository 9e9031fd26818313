import { pino } from 'pino';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPostgresRequestAdministration } from '../../adapters/postgres/requests/request-administration.ts';
import { createPostgresRequestRepository } from '../../adapters/postgres/requests/request-repository.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { startWorker } from '../../adapters/postgres/queue/worker.ts';
import { until } from '../support/condition.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database-on-server.ts';
import { asSite } from '../support/site-role.ts';
import { visitorRequest } from '../support/submissions.ts';
import { loadTestContent } from '../support/test-content.ts';

let database: TestDatabase;
let opened: Awaited<ReturnType<typeof openDatabase>>;

const logger = { warn: () => {} };

// From an empty database on, as the first start of a site with two roles.
beforeAll(async () => {
  database = await createDatabase();
  opened = await openDatabase({
    databaseUrl: asSite(database.url),
    migrationDatabaseUrl: database.url,
    dataDir: '',
    logger,
  });
});

afterAll(async () => {
  await opened.close();
  await database.drop();
});

test.for([
  'ALTER TABLE requests ADD COLUMN x text',
  'DROP TABLE requests',
  'DROP INDEX products_search',
  'TRUNCATE requests',
  'CREATE TABLE x (y text)',
  'CREATE TABLE graphile_worker.x (y text)',
  'CREATE SCHEMA x',
  'CREATE ROLE x',
  'ALTER TABLE graphile_worker._private_jobs ADD COLUMN x text',
  'DROP FUNCTION next_request_reference CASCADE',
  'DELETE FROM migrations',
  "UPDATE administration_log SET operator = ''",
  'DELETE FROM administration_log',
])('the role of the site may not %s', async (statement) => {
  await expect(opened.dataSource.query(statement)).rejects.toMatchObject({ driverError: { code: '42501' } });
});

test('the role of the site loads content, stores requests, and erases them', async () => {
  const { dataSource } = opened;
  await loadTestContent(dataSource);
  expect(await dataSource.query('SELECT FROM products LIMIT 1')).toHaveLength(1);
  const repository = createPostgresRequestRepository(dataSource);
  const administration = createPostgresRequestAdministration(dataSource);
  const request = visitorRequest({ email: 'gone@example.com' });
  await repository.store(request, request.id);
  expect(await administration.list({ email: 'gone@example.com' })).toMatchObject([{ state: 'waiting' }]);
  await administration.resendPending();
  expect(await administration.eraseByEmail('gone@example.com')).toHaveLength(1);
  expect(await administration.list({ email: 'gone@example.com' })).toEqual([]);
  expect(await administration.log()).toMatchObject([
    { action: 'resend', requests: 1 },
    { action: 'erase', requests: 1 },
  ]);
});

test('an erasure vacuums, before the next autovacuum, where the role of the site may', async ({ skip }) => {
  const { dataSource } = opened;
  const [version] = await dataSource.query<{ v: number }[]>(
    "SELECT current_setting('server_version_num')::int AS v",
  );
  if ((version?.v ?? 0) < 170_000) skip('only owners vacuum before PostgreSQL 17');
  const vacuums = async (): Promise<number> => {
    const [row] = await dataSource.query<{ count: number }[]>(
      "SELECT sum(vacuum_count)::int AS count FROM pg_stat_all_tables WHERE relname IN ('requests', 'digests', '_private_jobs')",
    );
    return row?.count ?? 0;
  };
  const before = await vacuums();
  await createPostgresRequestAdministration(dataSource).eraseByEmail('gone@example.com');
  await until(async () => (await vacuums()) === before + 3);
  expect(await vacuums()).toBe(before + 3);
});

test('the worker works as the role of the site', async () => {
  const request = visitorRequest();
  await createPostgresRequestRepository(opened.dataSource).store(request, request.id);
  const notified: string[] = [];
  const worker = startWorker({
    url: opened.url,
    jobs: {
      notifyStaff: async (id) => {
        notified.push(id);
      },
      sendDigest: async () => {},
      confirmRequest: async () => {},
      scheduled: {},
      purgeCdn: async () => {},
      typesetEditions: async () => {},
    },
    logger: pino({ level: 'silent' }),
  });
  onTestFinished(worker.stop);
  await until(async () => notified.includes(request.id));
  const jobs = async () =>
    opened.dataSource.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [`request:${request.id}`]);
  await until(async () => (await jobs()).length === 0);
});

test('where the schema is up to date, a site starts without the address of the owner', async () => {
  const site = await openDatabase({ databaseUrl: asSite(database.url), dataDir: '', logger });
  expect(site.ownerUrl).toBe(site.url);
  await site.close();
});

test('a role of the site whose schema is not there yet fails with the setting to check', async () => {
  const empty = await createDatabase();
  onTestFinished(empty.drop);
  await expect(openDatabase({ databaseUrl: asSite(empty.url), dataDir: '', logger })).rejects.toThrow(
    /permission denied.*Check DATABASE_URL, and MIGRATION_DATABASE_URL/u,
  );
});

test('a migration of the owner reaches a role that already has its rights', async () => {
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  onTestFinished(() => owner.end());
  await owner.query('CREATE TABLE later AS SELECT 1 AS one');
  onTestFinished(async () => {
    await owner.query('DROP TABLE later');
  });
  const again = await openDatabase({
    databaseUrl: asSite(database.url),
    migrationDatabaseUrl: database.url,
    dataDir: '',
    logger,
  });
  expect(await again.dataSource.query('SELECT one FROM later')).toEqual([{ one: 1 }]);
  await again.close();
});
