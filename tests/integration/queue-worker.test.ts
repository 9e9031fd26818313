import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MailDeliveryError } from '#domain/requests/errors.ts';
import { createGivenUpJobs } from '../../adapters/postgres/queue/given-up-jobs.ts';
import { pullRetriesForward } from '../../adapters/postgres/queue/pull-retries-forward.ts';
import { readQueueState } from '../../adapters/postgres/queue/queue-state.ts';
import { createStalledJobRecovery } from '../../adapters/postgres/queue/recover-stalled-jobs.ts';
import { composeSite } from '../../adapters/compose.ts';
import { readConfig } from '../../adapters/config.ts';
import { tasks } from '../../adapters/postgres/queue/tasks.ts';
import { startWorker } from '../../adapters/postgres/queue/worker.ts';
import { until } from '../support/condition.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/database.ts';
import { seconds } from '../support/seconds.ts';

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
    deleteExpiredFormCounts: vi.fn<() => Promise<void>>(),
    purgeCdn: vi.fn<() => Promise<void>>(),
    typesetEditions: vi.fn<(signal?: AbortSignal) => Promise<void>>(),
  };
  const { scheduled } = composeSite({ dataSource: database.dataSource, config: readConfig({}) }).jobs;
  const worker = startWorker({
    url: url ?? database.url,
    jobs: {
      ...jobs,
      scheduled: {
        ...Object.fromEntries(
          Object.entries(scheduled).map(([task, { next }]) => [task, { next, run: async () => {} }]),
        ),
        'delete-expired-requests': {
          ...scheduled['delete-expired-requests'],
          run: jobs.deleteExpiredRequests,
        },
        'delete-expired-form-counts': {
          ...scheduled['delete-expired-form-counts'],
          run: jobs.deleteExpiredFormCounts,
        },
      },
    },
    logger: pino({ level: 'silent' }),
  });
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
         FROM graphile_worker.jobs WHERE key LIKE 'schedule:%' ORDER BY run_at`,
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
    const longest = {
      'delete-expired-form-counts': 1 / 6,
      [tasks.typesetEditions]: 1,
      'delete-expired-requests': 24,
      'delete-orphaned-attachments': 24,
      'delete-old-searches': 24,
      'digest-suspicious': 1 / 4,
    };
    expect(Object.keys(hours).toSorted()).toEqual(Object.keys(longest).toSorted());
    for (const [task, limit] of Object.entries(longest)) {
      expect(hours[task], task).toBeGreaterThan(-0.01);
      expect(hours[task], task).toBeLessThanOrEqual(limit);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('a scheduled task that was due runs, also if it fails, and is planned again', async () => {
  const { jobs, plan, planned } = await startTestWorker();
  await until(async () => Object.keys(await planned()).length === 6);
  jobs.deleteExpiredRequests.mockRejectedValue(new Error('disk'));
  await plan('delete-expired-requests', "now() - interval '3 hours'");
  await until(() => jobs.deleteExpiredRequests.mock.calls.length > 0);
  await until(async () => ((await planned())['delete-expired-requests'] ?? 0) > 0);
});

test('a task that was planned for a far future, when the clock was wrong, is planned anew at the next start', async () => {
  const { database, worker, planned, plan } = await startTestWorker();
  await until(async () => Object.keys(await planned()).length === 6);
  await worker.stop();
  await plan('delete-expired-requests', "now() + interval '800 days'");
  await startTestWorker(database);
  await until(async () => ((await planned())['delete-expired-requests'] ?? Infinity) <= 24);
});

test('a job of each task runs with the id of its payload and is then deleted from the queue', async () => {
  const { jobs, enqueue, countQueued } = await startTestWorker();
  const [requestId, digestId, confirmedId] = [randomUUID(), randomUUID(), randomUUID()];
  await enqueue(tasks.notifyStaff, requestId);
  await enqueue(tasks.sendDigest, digestId);
  await enqueue(tasks.confirmRequest, confirmedId);
  await enqueue('delete-expired-requests', '');
  await enqueue('delete-expired-form-counts', '');
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

test('after an outage, staff are notified of the oldest request first, and visitors get their confirmations after that', async () => {
  const { database, jobs, countQueued } = await startTestWorker();
  const { dataSource } = database;
  const ids: string[] = Array.from({ length: 4 }, () => randomUUID());
  const tried: string[] = [];
  let isAway = true;
  const send =
    (task: string) =>
    async (id: string): Promise<void> => {
      tried.push(`${task} ${ids.indexOf(id)}`);
      if (isAway) throw new MailDeliveryError('The mail could not be sent: ECONNREFUSED.');
      await pullRetriesForward(dataSource.manager);
    };
  jobs.notifyStaff.mockImplementation(send('notify'));
  jobs.confirmRequest.mockImplementation(send('confirm'));
  for (const id of ids)
    await dataSource.query(
      `SELECT graphile_worker.add_job(task, $1, job_key := task || $2) FROM unnest($3::text[]) AS task`,
      [JSON.stringify({ id }), id, [tasks.confirmRequest, tasks.notifyStaff]],
    );
  await until(async () => new Set(tried).size === ids.length);
  // No confirmation reaches a mail server that staff's mails do not.
  expect([...new Set(tried)].toSorted()).toEqual(['notify 0', 'notify 1', 'notify 2', 'notify 3']);
  tried.length = 0;
  isAway = false;
  await until(async () => (await countQueued()) === 0);
  const [first = '', ...others] = tried.slice(0, 4);
  expect(first).toMatch(/^notify/u);
  expect(others).toEqual(others.toSorted());
  // One that was just tried when the first mail went through has its turn later.
  expect(tried.slice(4).toSorted()).toEqual(['confirm 0', 'confirm 1', 'confirm 2', 'confirm 3']);
});

test('a worker that starts has catalogues made, in case its templates are newer than theirs', async () => {
  const { database, worker, jobs } = await startTestWorker();
  await until(() => jobs.typesetEditions.mock.calls.length === 1);
  await worker.stop();
  const { jobs: later } = await startTestWorker(database);
  // Twice where its runner was faster than the plan of its start.
  await until(() => later.typesetEditions.mock.calls.length > 0);
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

/** Jobs of a task, without the planned runs: attempts and last error. */
/** Jobs of a task, without planned runs, which become due while a test runs across a full hour. */
const rowsOf = (database: OpenTestDatabase, task: string) =>
  database.dataSource.query<{ attempts: number; key: string | null; error: string | null }[]>(
    `SELECT attempts, key, last_error AS error FROM graphile_worker.jobs
     WHERE task_identifier = $1 AND (coalesce(key, '') NOT LIKE 'schedule:%' OR attempts > 0)`,
    [task],
  );

test('catalogues that a worker makes when it stops are left at once, and made by the next worker', async () => {
  const { database, worker, jobs } = await startTestWorker();
  const { promise: ended, reject: end } = Promise.withResolvers<void>();
  jobs.typesetEditions.mockImplementation((signal) => {
    signal?.addEventListener('abort', () => end(signal.reason));
    return ended;
  });
  await until(() => jobs.typesetEditions.mock.calls.length === 1);
  const before = performance.now();
  await worker.stop();
  expect(performance.now() - before).toBeLessThan(4 * seconds);
  expect(await rowsOf(database, tasks.typesetEditions)).toEqual([
    { attempts: 0, key: 'typeset-editions', error: null },
  ]);
  const { jobs: later } = await startTestWorker(database);
  // Twice where its runner was faster than the plan of its start.
  await until(() => later.typesetEditions.mock.calls.length > 0);
  await until(async () => (await rowsOf(database, tasks.typesetEditions)).length === 0);
  expect(await readQueueState(database.dataSource)).toMatchObject({ failed: 0, waiting: 0 });
});

test('a job that was replaced while a worker held it vanishes when that worker is gone, and is no failure', async () => {
  const database = await openDatabase();
  const pool = new Pool({ connectionString: database.url });
  onTestFinished(() => pool.end());
  const add = () => pool.query("SELECT graphile_worker.add_job('typeset-editions', job_key := 'editions')");
  // As after kill -9, a start, and kill -9 again; the first row is one that is already unlocked.
  for (const locked of ['NULL', 'now()', 'now()']) {
    await add();
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'killed' WHERE key = 'editions'`,
    );
    await add();
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = ${locked} WHERE key IS NULL AND locked_by = 'killed'`,
    );
  }
  expect(await rowsOf(database, 'typeset-editions')).toHaveLength(4);
  expect(await readQueueState(database.dataSource)).toMatchObject({ failed: 0 });
  const recover = createStalledJobRecovery(pool);
  await recover();
  await recover();
  expect(await rowsOf(database, 'typeset-editions')).toEqual([{ attempts: 0, key: 'editions', error: null }]);
});

test('a planned run that fails is tried again; if it is given up, the next that succeeds takes it out of the queue', async () => {
  const { database, jobs, plan, planned } = await startTestWorker();
  await until(async () => Object.keys(await planned()).length === 6);
  jobs.deleteExpiredRequests.mockRejectedValue(new Error('disk'));
  await plan('delete-expired-requests', "now() - interval '3 hours'");
  await until(() => jobs.deleteExpiredRequests.mock.calls.length > 0);
  const failed = async () => (await rowsOf(database, 'delete-expired-requests')).filter(({ error }) => error);
  await until(async () => (await failed()).length > 0);
  expect(await failed()).toMatchObject([{ attempts: 1, error: 'disk' }]);
  // Instead of waiting for the other attempts.
  await database.dataSource.query(
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE last_error = 'disk'",
  );
  expect(await readQueueState(database.dataSource)).toMatchObject({ failed: 1 });
  jobs.deleteExpiredRequests.mockResolvedValue(0);
  await plan('delete-expired-requests', 'now()');
  await until(async () => (await readQueueState(database.dataSource)).failed === 0);
});

test('jobs that were given up are listed, repeated and dropped; others are left alone', async () => {
  const database = await openDatabase();
  const { dataSource } = database;
  for (const key of ['request:1', 'request:2', 'confirmation:1', 'request:3'])
    await dataSource.query('SELECT graphile_worker.add_job($1, job_key := $2)', [tasks.notifyStaff, key]);
  await dataSource.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'mailbox full' WHERE key <> 'request:3'`,
  );
  const jobs = createGivenUpJobs(dataSource);
  const found = await jobs.list();
  expect(found.map(({ key, error, attempts }) => [key, error, attempts])).toEqual([
    ['request:1', 'mailbox full', 25],
    ['request:2', 'mailbox full', 25],
    ['confirmation:1', 'mailbox full', 25],
  ]);
  const [first, second] = found.map(({ id }) => id);
  const [other] = await dataSource.query<[{ id: string }]>(
    "SELECT id FROM graphile_worker.jobs WHERE key = 'request:3'",
  );
  expect(await jobs.repeat([first ?? '', other.id])).toBe(1);
  expect(await jobs.drop([second ?? '', other.id])).toBe(1);
  expect((await jobs.list()).map(({ key }) => key)).toEqual(['confirmation:1']);
  const left = await dataSource.query<{ key: string; attempts: number }[]>(
    'SELECT key, attempts FROM graphile_worker.jobs ORDER BY key',
  );
  expect(left).toEqual([
    { key: 'confirmation:1', attempts: 25 },
    { key: 'request:1', attempts: 0 },
    { key: 'request:3', attempts: 0 },
  ]);
  expect(await jobs.repeat([])).toBe(0);
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
