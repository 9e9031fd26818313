import { expect, onTestFinished } from 'vitest';
import { openDatabaseHealth } from '../../adapters/postgres/database-health.ts';
import { createGetSystemState } from '../../adapters/process/system-state.ts';
import { buildApi } from '../support/api.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { test as siteTest } from '../support/site-test.ts';
import { contentDir } from '../support/test-content.ts';
import { createPostgresRequestRepository } from '../../adapters/postgres/requests/request-repository.ts';
import { visitorRequest } from '../support/submissions.ts';

const token = 'a token of operators';

const test = siteTest.extend('health', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const health = openDatabaseHealth({ url: database.url, warn: () => {} });
  onCleanup(health.close);
  return health;
});

test('the database is checked over a connection of its own while visitors have taken all others', async ({
  database,
  health,
}) => {
  const runners = Array.from({ length: 10 }, () => database.dataSource.createQueryRunner());
  for (const runner of runners) await runner.connect();
  onTestFinished(async () => {
    for (const runner of runners) await runner.release();
  });
  await expect(Promise.all([health.check(), health.check()])).resolves.toEqual([undefined, undefined]);
});

test('a silent database fails the check after a second, and one that is back passes it', async ({
  database,
}) => {
  const proxy = await startDatabaseProxy(database.url);
  const health = openDatabaseHealth({ url: proxy.url, warn: () => {} });
  onTestFinished(async () => {
    await health.close();
    await proxy.cut();
  });
  await health.check();
  proxy.stall();
  await expect(health.check()).rejects.toThrow('The database did not answer within a second.');
  await expect.poll(() => health.check().then(() => 'passed')).toBe('passed');
});

test('operators get the state of database, queue and disk with their token, others that the process is alive', async ({
  database,
  health,
}) => {
  await createPostgresRequestRepository(database.dataSource).store(visitorRequest(), 'key');
  const getSystemState = createGetSystemState({ getBacklog: health.backlog, dataDir: contentDir });
  const app = await buildApi(database.dataSource, { operators: { token, getSystemState } });
  onTestFinished(() => app.close());
  const state = async (authorization?: string): Promise<unknown> =>
    (await app.inject({ url: '/healthz', headers: { ...(authorization && { authorization }) } })).json();

  for (const other of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`])
    expect(await state(other)).toEqual({ status: 'ok' });
  expect(await state(`Bearer ${token}`)).toEqual({
    status: 'ok',
    process: { uptimeSeconds: expect.any(Number), memoryBytes: expect.any(Number) },
    database: {
      answers: true,
      milliseconds: expect.any(Number),
      waitingRequests: 1,
      oldestWaitingSeconds: expect.any(Number),
      // The notification, and the catalogues of the load.
      dueJobs: 2,
      failedJobs: 0,
    },
    disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
  });
});

test('operators are told that the database does not answer', async () => {
  const getSystemState = createGetSystemState({
    getBacklog: () => Promise.reject(new Error('away')),
    dataDir: contentDir,
  });
  expect(await getSystemState()).toMatchObject({ database: { answers: false } });
});
