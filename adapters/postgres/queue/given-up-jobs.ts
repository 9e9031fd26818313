import type { DataSource } from 'typeorm';
import type { GivenUpJob, GivenUpJobs } from '#domain/shared/given-up-jobs.ts';
import { jobConditions } from './job-conditions.ts';

export const createGivenUpJobs = (dataSource: DataSource): GivenUpJobs => {
  /** Passes the ids, as far as they are of given-up jobs, to a function of graphile-worker that returns the jobs. */
  const change = async (call: string, ids: readonly string[]): Promise<number> => {
    const [row] = await dataSource.query<[{ changed: number }]>(
      `SELECT count(changed.id)::integer AS changed FROM (
         SELECT array_agg(id) AS ids FROM graphile_worker.jobs
         WHERE id = ANY ($1::bigint[]) AND ${jobConditions.givenUp}) AS found
       CROSS JOIN LATERAL graphile_worker.${call} AS changed`,
      [ids],
    );
    return row.changed;
  };
  return {
    list: () =>
      dataSource.query<GivenUpJob[]>(
        `SELECT id, task_identifier AS task, key, attempts, updated_at AS "lastTriedAt", last_error AS error
         FROM graphile_worker.jobs WHERE ${jobConditions.givenUp} ORDER BY updated_at, id`,
      ),
    repeat: (ids) => change('reschedule_jobs(found.ids, run_at := now(), attempts := 0)', ids),
    drop: (ids) => change('complete_jobs(found.ids)', ids),
  };
};
