import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formerTasks, tasks } from '../../adapters/postgres/queue/tasks.ts';
import { startWorker } from '../../adapters/postgres/queue/worker.ts';
import { until } from '../support/condition.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/database.ts';

const openDatabase = async (): Promise<OpenTestDatabase> => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
};

/**
 * @param shared database of a worker before; by default a new one
 * @param url by which the worker reaches it; by default its own
 */
const startTestWorker = async (shared?: OpenTestDatabase, url?: string) => {
  const database = shared ?? (await openDatabase());
  const jobs = {
    notifyStaff: vi.fn<(id: string) => Promise<void>>(),
    sendDigest: vi.fn<(id: string) => Promise<void>>(),
    confirmRequest: vi.fn<(id: string) => Promise<void>>(),
    deleteExpiredRequests: vi.fn<() => Promise<number>>(),
    deleteOrphanedAttachments: vi.fn<() => Promise<number>>(),
    deleteExpiredFormCounts: vi.fn<() => Promise<void>>(),
    deleteOldSearches: vi.fn<() => Promise<void>>(),
    digestSuspicious: vi.fn<() => Promise<void>>(),
    purgeCdn: vi.fn<() => Promise<void>>(),
    typesetEditions: vi.fn<() => Promise<void>>(),
  };
  const worker = startWorker({ url: url ?? database.url, jobs, logger: pino({ level: 'silent' }) });
  onTestFinished(() => worker.stop());
  return {
    database,
    worker,
    jobs,
    enqueue: (task: string, id: string) =>
      database.dataSource.query('SELECT graphile_worker.add_job($1, $2)', [task, JSON.stringify({ id })]),
    countQueued: async (): Promise<number> =>
      (
        await database.dataSource.query<unknown[]>(
          "SELECT FROM graphile_worker.jobs WHERE coalesce(key, '') NOT LIKE 'schedule:%'",
        )
      ).length,
    /** Hours until the next run of each task. */
    planned: async (): Promise<Record<string, number>> => {
      const rows = await database.dataSource.query<{ task: string; hours: number }[]>(
        `SELECT task_identifier AS task, (extract(epoch FROM run_at - now()) / 3600)::float AS hours
         FROM graphile_worker.jobs WHERE key LIKE 'schedule:%'`,
      );
      return Object.fromEntries(rows.map(({ task, hours }) => [task, hours]));
    },
    plan: (task: string, runAt: string) =>
      database.dataSource.query(
        `SELECT graphile_worker.add_job($1, job_key := 'schedule:' || $1, run_at := ${runAt})`,
        [task],
      ),
  };
};

test('a worker plans what runs every ten or fifteen minutes, every hour and every night, by the clock of the database', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 800 * 86_400_000 });
  try {
    const { planned } = await startTestWorker();
    await until(async () => Object.keys(await planned()).length === 6);
    const hours = await planned();
    expect(hours[tasks.deleteExpiredFormCounts]).toBeCloseTo(1 / 6, 1);
    expect(hours[tasks.typesetEditions]).toBeCloseTo(1, 1);
    for (const task of [tasks.deleteExpiredRequests, tasks.deleteOrphanedAttachments]) {
      expect(hours[task]).toBeGreaterThan(0);
      expect(hours[task]).toBeLessThanOrEqual(24);
    }
    expect(hours[tasks.digestSuspicious]).toBeCloseTo(1 / 4, 1);
  } finally {
    vi.useRealTimers();
  }
});

test('a scheduled task that was due runs, also if it fails, and is planned again', async () => {
  const { jobs, plan, planned } = await startTestWorker();
  await until(async () => Object.keys(await planned()).length === 6);
  jobs.deleteExpiredRequests.mockRejectedValue(new Error('disk'));
  await plan(tasks.deleteExpiredRequests, "now() - interval '3 hours'");
  await until(() => jobs.deleteExpiredRequests.mock.calls.length > 0);
  await until(async () => ((await planned())[tasks.deleteExpiredRequests] ?? 0) > 0);
});

test('a task that was planned for a far future, when the clock was wrong, is planned anew at the next start', async () => {
  const { database, worker, planned, plan } = await startTestWorker();
  await until(async () => Object.keys(await planned()).length === 6);
  await worker.stop();
  await plan(tasks.deleteExpiredRequests, "now() + interval '800 days'");
  await startTestWorker(database);
  await until(async () => ((await planned())[tasks.deleteExpiredRequests] ?? Infinity) <= 24);
});

test('a job of each task runs with the id of its payload and is then deleted from the queue', async () => {
  const { jobs, enqueue, countQueued } = await startTestWorker();
  const [requestId, digestId, confirmedId] = [randomUUID(), randomUUID(), randomUUID()];
  await enqueue(tasks.notifyStaff, requestId);
  await enqueue(tasks.sendDigest, digestId);
  await enqueue(tasks.confirmRequest, confirmedId);
  await enqueue(tasks.deleteExpiredRequests, '');
  await enqueue(tasks.deleteExpiredFormCounts, '');
  await enqueue(tasks.purgeCdn, '');
  await enqueue(tasks.typesetEditions, '');
  await until(async () => (await countQueued()) === 0);
  expect(jobs.notifyStaff.mock.calls).toEqual([[requestId]]);
  expect(jobs.sendDigest.mock.calls).toEqual([[digestId]]);
  expect(jobs.confirmRequest.mock.calls).toEqual([[confirmedId]]);
  expect(jobs.deleteExpiredRequests).toHaveBeenCalled();
  expect(jobs.deleteExpiredFormCounts).toHaveBeenCalled();
  expect(jobs.purgeCdn).toHaveBeenCalled();
  expect(jobs.typesetEditions).toHaveBeenCalled();
});

test('a worker that starts has catalogues made, in case its templates are newer than theirs', async () => {
  const { database, worker, jobs } = await startTestWorker();
  await until(() => jobs.typesetEditions.mock.calls.length === 1);
  await worker.stop();
  const { jobs: later } = await startTestWorker(database);
  await until(() => later.typesetEditions.mock.calls.length === 1);
});

test('jobs that the release before queued under its task identifiers are run', async () => {
  const { jobs, enqueue, countQueued } = await startTestWorker();
  const requestId = randomUUID();
  expect(Object.keys(formerTasks)).toEqual(['tell-staff', 'forget-old-requests', 'forget-clients']);
  for (const task of Object.keys(formerTasks)) await enqueue(task, requestId);
  await until(async () => (await countQueued()) === 0);
  expect(jobs.notifyStaff.mock.calls).toEqual([[requestId]]);
  expect(jobs.deleteExpiredRequests).toHaveBeenCalled();
  expect(jobs.deleteExpiredFormCounts).toHaveBeenCalled();
});

test.each([
  ['a mail to staff', 'a confirmation', tasks.confirmRequest, tasks.notifyStaff],
  ['a confirmation', 'a mail to staff', tasks.notifyStaff, tasks.confirmRequest],
] as const)('%s does not wait for %s that takes long', async (_mail, _other, slow, quick) => {
  const { jobs, enqueue, countQueued } = await startTestWorker();
  const functions = { [tasks.notifyStaff]: jobs.notifyStaff, [tasks.confirmRequest]: jobs.confirmRequest };
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  functions[slow].mockReturnValue(ended);
  await enqueue(slow, randomUUID());
  await until(() => functions[slow].mock.calls.length > 0);
  await enqueue(quick, randomUUID());
  await until(async () => (await countQueued()) === 1);
  expect(functions[quick]).toHaveBeenCalledOnce();
  end();
  await until(async () => (await countQueued()) === 0);
});

test('a worker whose database falls silent when it wants to be notified of jobs stops', async () => {
  const rejections: unknown[] = [];
  const note = (reason: unknown): void => void rejections.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const database = await openDatabase();
  const proxy = await startDatabaseProxy(database.url);
  onTestFinished(() => proxy.cut());
  const isListening = async (): Promise<boolean> =>
    (
      await database.dataSource.query<unknown[]>(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN "jobs:%'`,
      )
    ).length === 3;
  proxy.stallAt('LISTEN "jobs:');
  const { worker } = await startTestWorker(database, proxy.url);
  await until(isListening);
  await worker.stop();
  await new Promise(setImmediate);
  expect(rejections).toEqual([]);
});
