import type { Pool } from 'pg';
import { deleteJobs } from './delete-jobs.ts';
import { jobConditions } from './job-conditions.ts';

const findAbsentWorkers = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ locked_by: string }>(`
    SELECT DISTINCT locked_by FROM graphile_worker.jobs
    WHERE locked_by IS NOT NULL AND locked_by NOT IN (
      SELECT application_name FROM pg_stat_activity WHERE application_name IS NOT NULL
    )
  `);
  return rows.map((row) => row.locked_by);
};

/**
 * Unlocks the jobs of workers that were killed or whose machine is gone. graphile-worker by itself unlocks a job only
 * after four hours and has no setting for it (heartbeats are part of Worker Pro). A live worker holds a connection named
 * after itself; as it may miss that for a moment after its start or a reconnection, a worker counts as dead when two
 * checks in a row find it absent. A job that was replaced while such a worker held it is deleted.
 * @returns a function that makes one check
 */
export const createStalledJobRecovery = (pool: Pool): (() => Promise<void>) => {
  let absentBefore = new Set<string>();
  return async () => {
    const absent = await findAbsentWorkers(pool);
    const dead = absent.filter((worker) => absentBefore.has(worker));
    absentBefore = new Set(absent);
    if (dead.length > 0) await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [dead]);
    await deleteJobs(pool, jobConditions.superseded);
  };
};
