import * as z from 'zod';
import { confirmationStates, requestStates } from '#domain/requests/visitor-request.ts';
import { jobConditions } from '../queue/job-conditions.ts';

/** The queued jobs that notify staff of request `r`, by itself or with its digest. */
export const notificationJobs = `graphile_worker.jobs job WHERE job.key =
  CASE WHEN r.digest_id IS NULL THEN 'request:' || r.id ELSE 'digest:' || r.digest_id END`;

/** State of the notification of request `r`, which is parked when its job has used up all attempts. */
export const notificationState = `CASE
  WHEN r.notified_at IS NOT NULL THEN 'notified'
  WHEN EXISTS (SELECT FROM ${notificationJobs} AND NOT ${jobConditions.givenUp})
  THEN 'waiting'
  WHEN r.filed_at IS NOT NULL THEN 'filed'
  WHEN r.suspicious AND r.digest_id IS NULL THEN 'suspicious'
  ELSE 'parked' END`;

/** State of the mail to the visitor of request `r`. */
export const confirmationState = `CASE
  WHEN r.confirmed_at IS NOT NULL THEN 'sent'
  ELSE coalesce(r.confirmation_declined, (
    SELECT CASE WHEN ${jobConditions.givenUp} THEN 'failed' ELSE 'waiting' END
    FROM graphile_worker.jobs job WHERE job.key = 'confirmation:' || r.id
  ), 'none') END`;

/** Rows that select both states. */
export const mailStates = z.object({
  state: z.enum(requestStates),
  confirmation: z.enum(confirmationStates),
});
