import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, type TaskList, type WorkerEvents, run } from 'graphile-worker';
import { Pool } from 'pg';
import { evictBusyClients } from '../connection/evict-busy-clients.ts';
import { openPersistentConnection } from '../connection/persistent-connection.ts';
import { followListening } from './follow-listening.ts';
import {
  type Jobs,
  createConfirmationTaskList,
  createEditionTaskList,
  createTaskList,
  scheduledJobs,
} from './jobs.ts';
import { createStalledJobRecovery } from './recover-stalled-jobs.ts';
import { runNow, scheduleNext } from './schedule.ts';
import { tasks } from './tasks.ts';
import { type TraceJob, traceJobs } from './trace-jobs.ts';

/** pino's methods: fields first. */
interface WorkerLogger {
  debug(message: string): void;
  warn(fields: object, message: string): void;
}

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly jobs: Jobs;
  readonly logger: WorkerLogger;
  readonly traceJob?: TraceJob | undefined;
}

export interface Worker {
  /** Resolves when the running job has ended and every connection is closed. */
  stop(): Promise<void>;
}

const pollIntervalMs = 2000;
const checkIntervalMs = 10_000;
const restartDelayMs = 2000;

/** Times for a mail that is on its way, and for a catalogue, which takes minutes and is made again. */
const [mailEndMs, editionEndMs] = [5000, 0];

const createQueueLogger = (logger: WorkerLogger): Logger =>
  new Logger(() => (level, message) => {
    // graphile-worker logs every finished job as information, which would drown the rest.
    if (level === 'error' || level === 'warning') logger.warn({ from: 'queue' }, message);
    else logger.debug(message);
  });

const openPool = (url: string, warn: (error: unknown) => void): Pool => {
  const pool = new Pool({
    connectionString: url,
    // Each runner holds one, to be notified of jobs.
    max: 8,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  evictBusyClients(pool);
  return pool;
};

interface RunOptions extends Pick<Options, 'url' | 'logger'> {
  readonly taskList: TaskList;
  /** Time that a job has to end by itself when the worker stops, in milliseconds. */
  readonly endMs: number;
  readonly pool: Pool;
  readonly warn: (error: unknown) => void;
}

/** Starts a runner of graphile-worker; what it opened goes on the stack. */
const startRunner = async (
  { url, logger, pool, warn, taskList, endMs }: RunOptions,
  stack: AsyncDisposableStack,
): Promise<Runner> => {
  const events: WorkerEvents = new EventEmitter();
  const untilListening = followListening(events);
  events.once('pool:create', ({ workerPool }) => {
    // Its name shows other workers that this one is alive.
    const connection = openPersistentConnection({ url, name: workerPool.id, warn });
    stack.defer(connection.stop);
    const checks = setInterval(() => void connection.check(), checkIntervalMs);
    stack.defer(() => clearInterval(checks));
  });
  const runner = await run({
    pgPool: pool,
    events,
    taskList,
    parsedCronItems: [],
    // One mail at a time: gentle on the mail server, and the count of the last hour's mails is exact.
    concurrency: 1,
    pollInterval: pollIntervalMs,
    // Without batches, graphile-worker turns a failure to mark a job as done into an unhandled rejection.
    preset: {
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: endMs },
    },
    noHandleSignals: true,
    logger: createQueueLogger(logger),
  });
  stack.defer(async () => {
    await untilListening();
    await runner.stop();
  });
  // It may fail before anybody waits for it.
  runner.promise.catch(() => {});
  return runner;
};

/** Works through the queue until the signal aborts or a runner fails; what it opened goes on the stack. */
const runUntilAborted = async (
  { url, jobs, logger, traceJob }: Options,
  signal: AbortSignal,
  stack: AsyncDisposableStack,
): Promise<void> => {
  const warn = (error: unknown): void => logger.warn({ err: error }, 'job queue connection lost');
  const pool = stack.adopt(openPool(url, warn), (open) => open.end());

  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const onAbort = (): void => resolve();
  signal.addEventListener('abort', onAbort, { once: true });
  stack.defer(() => signal.removeEventListener('abort', onAbort));

  const shared = { url, logger, pool, warn };
  const stacks = [
    { taskList: createTaskList(jobs), endMs: mailEndMs },
    { taskList: createConfirmationTaskList(jobs), endMs: mailEndMs },
    { taskList: createEditionTaskList(jobs), endMs: editionEndMs },
  ].map(({ taskList, endMs }) => ({
    taskList: traceJob ? traceJobs(taskList, traceJob) : taskList,
    endMs,
    opened: new AsyncDisposableStack(),
  }));
  // At the same time: on a silent connection each takes some seconds.
  stack.defer(async () => {
    await Promise.all(stacks.map(({ opened }) => opened.disposeAsync()));
  });
  const runners: Runner[] = [];
  for (const { opened, ...own } of stacks) runners.push(await startRunner({ ...shared, ...own }, opened));
  const recoverStalledJobs = createStalledJobRecovery(pool);
  const checks = setInterval(() => void recoverStalledJobs().catch(warn), checkIntervalMs);
  stack.defer(() => clearInterval(checks));
  for (const [task, job] of Object.entries(scheduledJobs(jobs))) await scheduleNext(pool, task, job);
  // This release may have other templates than the one that made the catalogues.
  await runNow(pool, tasks.typesetEditions);
  await Promise.race([aborted, ...runners.map(({ promise }) => promise)]);
};

/** Runs queued jobs until it is stopped. While the database is unavailable, it tries again every two seconds. */
export const startWorker = (options: Options): Worker => {
  const stopping = new AbortController();
  const runAndRestart = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const stack = new AsyncDisposableStack();
      try {
        try {
          await runUntilAborted(options, stopping.signal, stack);
        } finally {
          await stack.disposeAsync();
        }
      } catch (error) {
        options.logger.warn({ err: error }, 'job queue unreachable');
      }
      await sleep(restartDelayMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const stopped = runAndRestart();
  return {
    async stop() {
      stopping.abort();
      await stopped;
    },
  };
};
