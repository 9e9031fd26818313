import { setTimeout as sleep } from 'node:timers/promises';
import type { JobHelpers } from 'graphile-worker';
import { MailDeliveryError } from '#domain/requests/errors.ts';
import { mailErrors, staffFirst, staffMailTasks } from './mail-outage.ts';

const intervalMs = 200;

/** A mail to staff that takes longer is not waited for. */
const maxSendingSeconds = 2;

const readState = async ({ query }: Pick<JobHelpers, 'query'>) => {
  const { rows } = await query<{ due: boolean; unreached: boolean }>(
    `SELECT coalesce(bool_or(run_at <= now()
         AND (locked_at IS NULL OR locked_at > now() - make_interval(secs => $3))), false) AS due,
       coalesce(bool_or(run_at > now() AND attempts > 0 AND last_error ~ $2), false) AS unreached
     FROM graphile_worker.jobs
     WHERE task_identifier = ANY ($1) AND attempts < max_attempts`,
    [staffMailTasks, mailErrors.unreached, maxSendingSeconds],
  );
  return rows[0];
};

/**
 * Waits until the mails to staff that are due have been tried, or take long.
 * @throws MailDeliveryError while some wait that found no mail server: the job is tried again as they are
 */
export const letStaffMailsPass = async (
  helpers: Pick<JobHelpers, 'query' | 'abortSignal'>,
): Promise<void> => {
  for (;;) {
    const state = await readState(helpers);
    if (state?.due !== true) {
      if (state?.unreached === true) throw new MailDeliveryError(staffFirst);
      return;
    }
    await sleep(intervalMs, undefined, { signal: helpers.abortSignal });
  }
};
