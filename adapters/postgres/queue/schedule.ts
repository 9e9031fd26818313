import type { Task as TaskFunction } from 'graphile-worker';
import { type QueryClient, deleteJobs } from './delete-jobs.ts';
import { jobConditions } from './job-conditions.ts';
import { tasks } from './tasks.ts';

/**
 * The next of the moments that are an interval apart, in SQL: by the clock of the database. graphile-worker's own schedule
 * goes by the clock of the process, and if that has once been ahead, it runs nothing until then.
 * @param offset of one of them after midnight in UTC, which is three hours behind Türkiye
 */
const every = (interval: string, offset = '0'): string =>
  `date_bin('${interval}', now() - interval '${offset}', timestamptz '2000-01-01 00:00Z') + interval '${interval}' + interval '${offset}'`;

/** Moments at which tasks run next. */
const nextRuns = {
  [tasks.deleteExpiredFormCounts]: every('10 minutes'),
  [tasks.deleteExpiredRequests]: every('1 day', '01:17'),
  [tasks.deleteOrphanedAttachments]: every('1 day', '01:27'),
  [tasks.deleteOldSearches]: every('1 day', '01:37'),
  // Makes up for what a load's own job could not do; without anything to make it reads some rows.
  [tasks.typesetEditions]: every('1 hour'),
  [tasks.digestSuspicious]: every('15 minutes'),
} as const;

export type ScheduledTask = keyof typeof nextRuns;

/** A run that failed is tried again for some minutes; the next one is planned already. */
const maxAttempts = 5;

const isScheduled = (task: string): task is ScheduledTask => Object.hasOwn(nextRuns, task);

export const scheduledTasks: readonly ScheduledTask[] = Object.keys(nextRuns).filter(isScheduled);

/**
 * Queues the next run of a task, unless it is queued. A run that was missed stays queued, so it is made up for; one that
 * was planned for later, by a clock that was wrong, is removed.
 */
export const scheduleNext = async (client: QueryClient, task: ScheduledTask): Promise<void> => {
  const key = `schedule:${task}`;
  // The moment is in the key, as a job of the same key would end the attempts of the run that plans this one.
  await client.query(
    `SELECT graphile_worker.add_job($1, job_key := $2 || ':' || to_char(run_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'),
       max_attempts := $3, run_at := run_at)
     FROM (SELECT ${nextRuns[task]} AS run_at) AS next`,
    [task, key, maxAttempts],
  );
  await client.query(
    `SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs
     WHERE (key = $1 OR key LIKE $1 || ':%') AND attempts = 0 AND run_at > ${nextRuns[task]}`,
    [key],
  );
};

/** Queues a run of a task now, as a worker that starts may be of another release than the one that ran it last. */
export const runNow = async (client: QueryClient, task: ScheduledTask): Promise<void> => {
  await client.query('SELECT graphile_worker.add_job($1, job_key := $1)', [task]);
};

/**
 * Plans the next run before each run, so that no failure ends the schedule. A run that ends early because its worker stops
 * is queued again, and goes on in the next worker.
 */
export const scheduled =
  (task: ScheduledTask, run: (signal: AbortSignal) => Promise<unknown>): TaskFunction =>
  async (_payload, { withPgClient, abortSignal }) => {
    await withPgClient((client) => scheduleNext(client, task));
    try {
      await run(abortSignal);
    } catch (error) {
      if (!abortSignal.aborted) throw error;
      await withPgClient((client) => runNow(client, task));
      return;
    }
    // A run that was given up: this one has done its work.
    const givenUp = `task_identifier = $1 AND ${jobConditions.givenUp}`;
    await withPgClient((client) => deleteJobs(client, givenUp, [task]));
  };
