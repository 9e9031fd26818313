import type { Task as TaskFunction } from 'graphile-worker';
import { type QueryClient, deleteJobs } from './delete-jobs.ts';
import { jobConditions } from './job-conditions.ts';

/**
 * The next of the moments that are an interval apart, in SQL: by the clock of the database. graphile-worker's own schedule
 * goes by the clock of the process, and if that has once been ahead, it runs nothing until then.
 * @param offset of one of them after midnight in UTC, which is three hours behind Türkiye
 */
export const every = (interval: string, offset = '0'): string =>
  `date_bin('${interval}', now() - interval '${offset}', timestamptz '2000-01-01 00:00Z') + interval '${interval}' + interval '${offset}'`;

/** A job that runs again and again by itself. It must be safe to run again after a failure or a crash. */
export interface ScheduledJob {
  /** Moment of the next run, in SQL. */
  readonly next: string;
  /** Ends early when the signal aborts, if it takes long. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}

/** A run that failed is tried again for some minutes; the next one is planned already. */
const maxAttempts = 5;

/**
 * Queues the next run of a task, unless it is queued. A run that was missed stays queued, so it is made up for; one that
 * was planned for later, by a clock that was wrong, is removed.
 */
export const scheduleNext = async (
  client: QueryClient,
  task: string,
  { next }: Pick<ScheduledJob, 'next'>,
): Promise<void> => {
  const key = `schedule:${task}`;
  // The moment is in the key, as a job of the same key would end the attempts of the run that plans this one.
  await client.query(
    `SELECT graphile_worker.add_job($1, job_key := $2 || ':' || to_char(run_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'),
       max_attempts := $3, run_at := run_at)
     FROM (SELECT ${next} AS run_at) AS next`,
    [task, key, maxAttempts],
  );
  await client.query(
    `SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs
     WHERE (key = $1 OR key LIKE $1 || ':%') AND attempts = 0 AND run_at > ${next}`,
    [key],
  );
};

/** Queues a run of a task now, as a worker that starts may be of another release than the one that ran it last. */
export const runNow = async (client: QueryClient, task: string): Promise<void> => {
  await client.query('SELECT graphile_worker.add_job($1, job_key := $1)', [task]);
};

/**
 * Plans the next run before each run, so that no failure ends the schedule. A run that ends early because its worker stops
 * is queued again, and goes on in the next worker.
 */
export const scheduled =
  (task: string, job: ScheduledJob): TaskFunction =>
  async (_payload, { withPgClient, abortSignal }) => {
    await withPgClient((client) => scheduleNext(client, task, job));
    try {
      await job.run(abortSignal);
    } catch (error) {
      if (!abortSignal.aborted) throw error;
      await withPgClient((client) => runNow(client, task));
      return;
    }
    // A run that was given up: this one has done its work.
    const givenUp = `task_identifier = $1 AND ${jobConditions.givenUp}`;
    await withPgClient((client) => deleteJobs(client, givenUp, [task]));
  };
