import { inspect } from 'node:util';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoreUnavailableError } from '#domain/shared/errors/store-unavailable-error.ts';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { createPostgresCatalogueRepository } from '../../adapters/postgres/catalogue-repository.ts';
import { createPostgresRequestRepository } from '../../adapters/postgres/requests/request-repository.ts';
import { until } from '../support/condition.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { visitorRequest } from '../support/submissions.ts';

let database: OpenTestDatabase;
let proxy: DatabaseProxy;
let dataSource: DataSource;

beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await startDatabaseProxy(database.url);
  dataSource = await openDataSource({ url: proxy.url, logger: { warn: () => {} } });
});

afterAll(async () => {
  await dataSource.destroy();
  await proxy.cut();
  await database.close();
});

const whileAway = async (query: () => Promise<unknown>): Promise<unknown> => {
  await proxy.cut();
  try {
    return await query().catch((error: unknown) => error);
  } finally {
    await proxy.restore();
  }
};

test.for([
  { kind: 'a raw query', query: () => dataSource.query('SELECT 1') },
  { kind: 'a prepared statement', query: () => createPostgresCatalogueRepository(dataSource).product('') },
  {
    kind: 'a repository',
    query: () => createPostgresRequestRepository(dataSource).findDuplicate(visitorRequest(), ''),
  },
  {
    kind: 'a transaction',
    query: () => createPostgresRequestRepository(dataSource).store(visitorRequest(), 'key'),
  },
])('$kind rejects with StoreUnavailableError while the database is away', async ({ query }) => {
  const error = await whileAway(query);
  expect(error).toBeInstanceOf(StoreUnavailableError);
  expect(error).toMatchObject({
    message: expect.stringMatching(/^The database is unavailable: ./u),
    cause: expect.any(Error),
  });
});

const tooSlow = (parameter: string): Promise<unknown> =>
  dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 20');
    await manager.query('SELECT pg_sleep(60), $1::text', [parameter]);
  });

test('a query above the statement timeout rejects with StoreUnavailableError', async () => {
  await expect(tooSlow('')).rejects.toThrow(
    new StoreUnavailableError('The database is unavailable: canceling statement due to statement timeout'),
  );
});

test('a StoreUnavailableError holds no parameter of the failed query, however it is printed', async () => {
  const error: unknown = await tooSlow('Zeliha Özgecan').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreUnavailableError);
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain('Özgecan');
});

test('a query of a runner whose connection broke rejects with StoreUnavailableError', async () => {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  const [row] = await dataSource.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid', [], runner);
  await database.dataSource.query('SELECT pg_terminate_backend($1)', [row?.pid]);
  await until(() => runner.isReleased);
  await expect(runner.query('SELECT 1')).rejects.toThrow(StoreUnavailableError);
});

test('a transaction rejects with StoreUnavailableError when its connection breaks between two of its queries', async () => {
  const broken = dataSource.transaction(async (manager) => {
    const [row] = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
    await database.dataSource.query('SELECT pg_terminate_backend($1)', [row?.pid]);
    await until(() => manager.queryRunner?.isReleased === true);
    await manager.query('SELECT 1');
  });
  await expect(broken).rejects.toThrow(StoreUnavailableError);
});

test('a faulty query rejects with the driver’s error', async () => {
  await expect(dataSource.query('SELECT nothing FROM nowhere')).rejects.toMatchObject({ code: '42P01' });
});
