import type { Pool } from 'pg';

const absentWorkers = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ locked_by: string }>(`
    SELECT DISTINCT locked_by FROM graphile_worker.jobs
    WHERE locked_by IS NOT NULL AND locked_by NOT IN (
      SELECT application_name FROM pg_stat_activity WHERE application_name IS NOT NULL
    )
  `);
  return rows.map((row) => row.locked_by);
};

/**
 * Gives back the jobs of workers that ended without doing so: killed, or their machine gone. The library itself would
 * wait four hours. A worker that lives holds a connection under its own name; one that has just begun, or whose
 * connection was cut, may miss it for a moment, so that only who is away in two rounds is held for dead.
 * @returns does one round
 */
export const createStalledJobRecovery = (pool: Pool): (() => Promise<void>) => {
  let missing = new Set<string>();
  return async () => {
    const absent = await absentWorkers(pool);
    const dead = absent.filter((worker) => missing.has(worker));
    missing = new Set(absent);
    if (dead.length > 0) await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [dead]);
  };
};
