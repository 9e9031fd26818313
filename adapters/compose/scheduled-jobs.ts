import { createDeleteExpiredRequests } from '#domain/requests/delete-expired-requests.ts';
import { createDeleteOrphanedAttachments } from '#domain/requests/delete-orphaned-attachments.ts';
import type { Config } from '../config.ts';
import { deleteExpiredConfirmationCounts } from '../postgres/requests/confirmation-counter.ts';
import { type ScheduledJob, every } from '../postgres/queue/schedule.ts';
import { reportDeletions } from '../process/report-deletions.ts';
import type { Dependencies } from './dependencies.ts';
import type { Repositories } from './repositories.ts';

export type ScheduledJobSettings = Pick<Config, 'requestRetentionDays' | 'maxDeletedPerNight'>;

/** Maximum number of suspicious requests of a kind in a digest. */
const maxSuspiciousPerKind = 200;

/** Number of days for which a search without result is worth knowing. */
const missedSearchDays = 90;

/**
 * Creates the jobs that run by themselves, by the identifier of their task: a further one is a further entry. Times are in
 * UTC, which is three hours behind Türkiye.
 */
export const createScheduledJobs = (
  {
    requests,
    requestAdministration: administration,
    mailCopies: copies,
    attachmentFiles: files,
    formCounter,
    missedSearches,
  }: Repositories,
  { dataSource, now, logger }: Dependencies,
  { requestRetentionDays: retentionDays, maxDeletedPerNight: maxPerNight }: ScheduledJobSettings,
) =>
  ({
    'delete-expired-form-counts': {
      next: every('10 minutes'),
      async run() {
        await formCounter.deleteExpired();
        await deleteExpiredConfirmationCounts(dataSource);
      },
    },
    'delete-expired-requests': {
      next: every('1 day', '01:17'),
      run: reportDeletions(
        createDeleteExpiredRequests({ administration, copies, files, retentionDays, maxPerNight }),
        logger,
      ),
    },
    'delete-orphaned-attachments': {
      next: every('1 day', '01:27'),
      run: createDeleteOrphanedAttachments({ repository: requests, files, now }),
    },
    'delete-old-searches': {
      next: every('1 day', '01:37'),
      run: () => missedSearches.deleteOlderThan(missedSearchDays),
    },
    'digest-suspicious': {
      next: every('15 minutes'),
      run: () => requests.digestSuspicious(maxSuspiciousPerKind),
    },
  }) satisfies Record<string, ScheduledJob>;
