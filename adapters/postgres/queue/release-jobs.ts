import type { Pool } from 'pg';

/**
 * Gives back the jobs of workers that ended without doing so: killed, or their machine gone. The library itself would
 * wait four hours. A worker that lives holds a connection under its own name; one that has just begun may not have it yet.
 */
export const releaseJobsOfTheDead = async (pool: Pool): Promise<void> => {
  await pool.query(`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
    FROM graphile_worker.jobs
    WHERE locked_at < now() - interval '5 seconds'
      AND locked_by NOT IN (
        SELECT application_name FROM pg_stat_activity WHERE application_name IS NOT NULL AND datname = current_database()
      )
  `);
};
