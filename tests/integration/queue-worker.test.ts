import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formerTasks, tasks } from '../../adapters/postgres/queue/tasks.ts';
import { startWorker } from '../../adapters/postgres/queue/worker.ts';
import { until } from '../support/condition.ts';
import { openTestDatabase } from '../support/database.ts';

const startTestWorker = async () => {
  const database = await openTestDatabase();
  const jobs = {
    notifyStaff: vi.fn<(id: string) => Promise<void>>(),
    sendDigest: vi.fn<(id: string) => Promise<void>>(),
    confirmRequest: vi.fn<(id: string) => Promise<void>>(),
    deleteExpiredRequests: vi.fn<() => Promise<number>>(),
    deleteOrphanedAttachments: vi.fn<() => Promise<number>>(),
    deleteExpiredFormCounts: vi.fn<() => Promise<void>>(),
    purgeCdn: vi.fn<() => Promise<void>>(),
  };
  const worker = startWorker({ url: database.url, jobs, logger: pino({ level: 'silent' }) });
  onTestFinished(async () => {
    await worker.stop();
    await database.close();
  });
  return {
    jobs,
    enqueue: (task: string, id: string) =>
      database.dataSource.query('SELECT graphile_worker.add_job($1, $2)', [task, JSON.stringify({ id })]),
    countQueued: async (): Promise<number> =>
      (await database.dataSource.query<unknown[]>('SELECT FROM graphile_worker.jobs')).length,
  };
};

test('a job of each task runs with the id of its payload and is then deleted from the queue', async () => {
  const { jobs, enqueue, countQueued } = await startTestWorker();
  const [requestId, digestId, confirmedId] = [randomUUID(), randomUUID(), randomUUID()];
  await enqueue(tasks.notifyStaff, requestId);
  await enqueue(tasks.sendDigest, digestId);
  await enqueue(tasks.confirmRequest, confirmedId);
  await enqueue(tasks.deleteExpiredRequests, '');
  await enqueue(tasks.deleteExpiredFormCounts, '');
  await enqueue(tasks.purgeCdn, '');
  await until(async () => (await countQueued()) === 0);
  expect(jobs.notifyStaff.mock.calls).toEqual([[requestId]]);
  expect(jobs.sendDigest.mock.calls).toEqual([[digestId]]);
  expect(jobs.confirmRequest.mock.calls).toEqual([[confirmedId]]);
  expect(jobs.deleteExpiredRequests).toHaveBeenCalled();
  expect(jobs.deleteExpiredFormCounts).toHaveBeenCalled();
  expect(jobs.purgeCdn).toHaveBeenCalled();
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
