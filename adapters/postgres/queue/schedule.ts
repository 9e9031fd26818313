import type { Task as TaskFunction } from 'graphile-worker';
import { tasks } from './tasks.ts';

/** The next time of day, in SQL. @param time in UTC, which is three hours behind Türkiye */
const nightly = (time: string): string =>
  `date_bin('1 day', now() - interval '${time}', timestamptz '2000-01-01 00:00Z') + interval '1 day' + interval '${time}'`;

/**
 * When tasks run next, in SQL: by the clock of the database. graphile-worker's own schedule goes by the clock of the process,
 * and if that has once been ahead, it runs nothing until then.
 */
const nextRuns = {
  [tasks.deleteExpiredFormCounts]: "now() + interval '10 minutes'",
  [tasks.deleteExpiredRequests]: nightly('01:17'),
  [tasks.deleteOrphanedAttachments]: nightly('01:27'),
  [tasks.deleteOldSearches]: nightly('01:37'),
  // Makes up for what a load's own job could not do; without anything to make it reads some rows.
  [tasks.typesetEditions]: "now() + interval '1 hour'",
  [tasks.digestSuspicious]: "now() + interval '15 minutes'",
} as const;

export type ScheduledTask = keyof typeof nextRuns;

/** A run that failed is tried again for some minutes; the next one is planned already. */
const maxAttempts = 5;

interface Client {
  query(sql: string, parameters: unknown[]): Promise<unknown>;
}

const isScheduled = (task: string): task is ScheduledTask => Object.hasOwn(nextRuns, task);

export const scheduledTasks: readonly ScheduledTask[] = Object.keys(nextRuns).filter(isScheduled);

/** Queues the next run of a task, unless it is queued for an earlier time. A run that was missed is made up for. */
export const scheduleNext = async (client: Client, task: ScheduledTask): Promise<void> => {
  await client.query(
    `SELECT graphile_worker.add_job($1, job_key := $2, max_attempts := $3, run_at := least(${nextRuns[task]},
       (SELECT run_at FROM graphile_worker.jobs WHERE key = $2 AND locked_at IS NULL)))`,
    [task, `schedule:${task}`, maxAttempts],
  );
};

/** Queues a run of a task now, as a worker that starts may be of another release than the one that ran it last. */
export const runNow = async (client: Client, task: ScheduledTask): Promise<void> => {
  await client.query('SELECT graphile_worker.add_job($1, job_key := $1)', [task]);
};

/** Plans the next run before each run, so that no failure ends the schedule. */
export const scheduled =
  (task: ScheduledTask, run: (signal: AbortSignal) => Promise<unknown>): TaskFunction =>
  async (_payload, { withPgClient, abortSignal }) => {
    await withPgClient((client) => scheduleNext(client, task));
    await run(abortSignal);
  };
