import type { EntityManager } from 'typeorm';
import { mailErrors, mailTasks } from './mail-outage.ts';

/** A mail that fails for a reason of its own is not tried more often than this. */
const minAgeMinutes = 10;

/**
 * Runs the mails now that wait for another attempt after an outage of the mail server, of which the last attempts are
 * hours apart: the oldest first.
 */
export const pullRetriesForward = async (manager: EntityManager): Promise<void> => {
  await manager.query(
    `SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := created_at) FROM (
       SELECT id, created_at FROM graphile_worker.jobs
       WHERE task_identifier = ANY ($1) AND attempts BETWEEN 1 AND max_attempts - 1 AND locked_at IS NULL
         AND run_at > created_at
         AND (last_error ~ $2 OR updated_at < now() - make_interval(mins => $3) AND last_error ~ $4)) AS waiting`,
    [mailTasks, mailErrors.unreached, minAgeMinutes, mailErrors.outage],
  );
};
