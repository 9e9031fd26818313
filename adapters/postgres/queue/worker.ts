import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type TaskList, type WorkerEvents, parseCronItems, run } from 'graphile-worker';
import { Pool } from 'pg';
import * as z from 'zod';
import { evictBusyClients } from '../connection/evict-busy-clients.ts';
import { openPersistentConnection } from '../connection/persistent-connection.ts';
import { createStalledJobRecovery } from './recover-stalled-jobs.ts';
import { tasks } from './tasks.ts';

/** As pino's: fields first. */
interface WorkLog {
  debug(text: string): void;
  warn(fields: object, text: string): void;
}

/** What is done for each kind of job. All of it may be done again, after a failure or a crash. */
export interface Work {
  readonly notifyStaff: (requestId: string) => Promise<void>;
  readonly sendDigest: (digestId: string) => Promise<void>;
  readonly deleteExpiredRequests: () => Promise<unknown>;
  readonly deleteExpiredFormCounts: () => Promise<void>;
}

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly work: Work;
  readonly logger: WorkLog;
}

export interface Worker {
  /** Lets the job that runs come to its end. */
  stop(): Promise<void>;
}

const second = 1000;
const pollInterval = 2 * second;
/** How often it looks after itself and the others. */
const roundEvery = 10 * second;
const restartAfter = 2 * second;

const payload = z.object({ id: z.uuid() });

const taskList = ({
  notifyStaff,
  sendDigest,
  deleteExpiredRequests,
  deleteExpiredFormCounts,
}: Work): TaskList => ({
  [tasks.notifyStaff]: (job) => notifyStaff(payload.parse(job).id),
  [tasks.sendDigest]: (job) => sendDigest(payload.parse(job).id),
  [tasks.deleteExpiredRequests]: async () => {
    await deleteExpiredRequests();
  },
  [tasks.deleteExpiredFormCounts]: deleteExpiredFormCounts,
});

/** Requests are looked through every night, in the small hours of Türkiye; a night that was missed is made up for. */
const timetable = parseCronItems([
  { task: tasks.deleteExpiredFormCounts, match: '*/10 * * * *' },
  { task: tasks.deleteExpiredRequests, match: '17 1 * * *', options: { backfillPeriod: 24 * 3600 * second } },
]);

const loggerFor = (logger: WorkLog): Logger =>
  new Logger(() => (level, message) => {
    // Its information on every job done would drown the rest.
    if (level === 'error' || level === 'warning') logger.warn({ from: 'queue' }, message);
    else logger.debug(message);
  });

/** One life of the worker: until it is told to end or fails. What is to be undone goes on the stack. */
const live = async (
  { url, work, logger }: Options,
  signal: AbortSignal,
  stack: AsyncDisposableStack,
): Promise<void> => {
  const warn = (error: unknown): void => logger.warn({ err: error }, 'a connection of the queue was cut off');

  const pool = stack.adopt(
    new Pool({
      connectionString: url,
      max: 4,
      keepAlive: true,
      connectionTimeoutMillis: 5 * second,
      query_timeout: 15 * second,
    }),
    (open) => open.end(),
  );
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  evictBusyClients(pool);

  const { promise: told, resolve } = Promise.withResolvers<void>();
  const tell = (): void => resolve();
  signal.addEventListener('abort', tell, { once: true });
  stack.defer(() => signal.removeEventListener('abort', tell));

  const events: WorkerEvents = new EventEmitter();
  events.once('pool:create', ({ workerPool }) => {
    // Tells the other processes that this worker lives.
    const presence = openPersistentConnection({ url, name: workerPool.id, warn });
    stack.defer(presence.stop);
    const releaseJobs = createStalledJobRecovery(pool);
    const rounds = setInterval(() => {
      void presence.check();
      void releaseJobs().catch(warn);
    }, roundEvery);
    stack.defer(() => clearInterval(rounds));
  });
  const runner = await run({
    pgPool: pool,
    events,
    taskList: taskList(work),
    parsedCronItems: timetable,
    // One mail after the other: gentle to the mail server, and the count of an hour's mails is exact.
    concurrency: 1,
    pollInterval,
    // Without batches, the library lets a job's end that cannot be written down become an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    noHandleSignals: true,
    logger: loggerFor(logger),
  });
  stack.defer(() => runner.stop());
  await Promise.race([told, runner.promise]);
};

/** Works through the queue until it is stopped; where the database goes away, it waits for it. */
export const startWorker = (options: Options): Worker => {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const life = new AsyncDisposableStack();
      try {
        try {
          await live(options, stopping.signal, life);
        } finally {
          await life.disposeAsync();
        }
      } catch (error) {
        options.logger.warn({ err: error }, 'the queue is not reached');
      }
      await sleep(restartAfter, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const done = work();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
};
