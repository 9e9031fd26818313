import type { Task as TaskFunction, TaskList } from 'graphile-worker';
import * as z from 'zod';
import type { TypesetEditions } from '#domain/catalogue/typeset-editions.ts';
import type { DeleteExpiredRequests } from '#domain/requests/delete-expired-requests.ts';
import type { ConfirmRequest } from '#domain/requests/confirm-request.ts';
import type { DeleteOrphanedAttachments } from '#domain/requests/delete-orphaned-attachments.ts';
import type { NotifyStaff } from '#domain/requests/notify-staff.ts';
import type { SendDigest } from '#domain/requests/send-digest.ts';
import { letStaffMailsPass } from './let-staff-mails-pass.ts';
import { scheduled } from './schedule.ts';
import { type Task, tasks } from './tasks.ts';

/** Functions that the worker runs for each task. Every one must be safe to run again after a failure or a crash. */
export interface Jobs {
  readonly notifyStaff: NotifyStaff;
  readonly sendDigest: SendDigest;
  readonly confirmRequest: ConfirmRequest;
  readonly deleteExpiredRequests: DeleteExpiredRequests;
  readonly deleteOrphanedAttachments: DeleteOrphanedAttachments;
  readonly deleteExpiredFormCounts: () => Promise<void>;
  readonly deleteOldSearches: () => Promise<void>;
  /** Every quarter of an hour. */
  readonly digestSuspicious: () => Promise<void>;
  readonly purgeCdn: () => Promise<void>;
  readonly typesetEditions: TypesetEditions;
}

const payload = z.object({ id: z.uuid() });

/** Creates the tasks that one runner works through, by task identifier, as graphile-worker wants them. */
export const createTaskList = ({
  notifyStaff,
  sendDigest,
  deleteExpiredRequests,
  deleteOrphanedAttachments,
  deleteExpiredFormCounts,
  deleteOldSearches,
  digestSuspicious,
  purgeCdn,
}: Jobs): Readonly<
  Record<Exclude<Task, typeof tasks.confirmRequest | typeof tasks.typesetEditions>, TaskFunction>
> => ({
  [tasks.notifyStaff]: (job) => notifyStaff(payload.parse(job).id),
  [tasks.sendDigest]: (job) => sendDigest(payload.parse(job).id),
  [tasks.deleteExpiredRequests]: scheduled(tasks.deleteExpiredRequests, deleteExpiredRequests),
  [tasks.deleteOrphanedAttachments]: scheduled(tasks.deleteOrphanedAttachments, deleteOrphanedAttachments),
  [tasks.deleteExpiredFormCounts]: scheduled(tasks.deleteExpiredFormCounts, deleteExpiredFormCounts),
  [tasks.deleteOldSearches]: scheduled(tasks.deleteOldSearches, deleteOldSearches),
  [tasks.digestSuspicious]: scheduled(tasks.digestSuspicious, digestSuspicious),
  [tasks.purgeCdn]: purgeCdn,
});

/** Creates the tasks of another runner, so that no mail to staff waits for a visitor's mail server. */
export const createConfirmationTaskList = ({ confirmRequest }: Jobs): TaskList => ({
  [tasks.confirmRequest]: async (job, helpers) => {
    await letStaffMailsPass(helpers);
    await confirmRequest(payload.parse(job).id);
  },
});

/** Creates the tasks of a third runner, as they take minutes, in which mails would wait. */
export const createEditionTaskList = ({ typesetEditions }: Jobs): TaskList => ({
  [tasks.typesetEditions]: scheduled(tasks.typesetEditions, typesetEditions),
});
