import type { EntityManager } from 'typeorm';
import { tasks } from './tasks.ts';

const mailTasks = [tasks.notifyStaff, tasks.sendDigest, tasks.confirmRequest];

/** Of mails that did not reach the mail server, or that it put off; others would fail again. */
const outage = 'The mail could not be sent: E[A-Z_]+\\.|The mail server answered 4\\d\\d\\.';

/** A mail that fails for a reason of its own is not tried more often than this. */
const minAgeMinutes = 10;

/**
 * Runs the mails now that wait for another attempt after an outage of the mail server, of which the last attempts are
 * hours apart.
 */
export const pullRetriesForward = async (manager: EntityManager): Promise<void> => {
  await manager.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM (
       SELECT id FROM graphile_worker.jobs
       WHERE task_identifier = ANY ($1) AND attempts BETWEEN 1 AND max_attempts - 1 AND locked_at IS NULL
         AND run_at > now() AND updated_at < now() - make_interval(mins => $2) AND last_error ~ $3) AS waiting
     HAVING count(*) > 0`,
    [mailTasks, minAgeMinutes, outage],
  );
};
