import { attachmentIds } from '#domain/requests/attachment.ts';
import type { AttachmentFiles, MailCopies, RequestAdministration } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly administration: Pick<RequestAdministration, 'list' | 'deleteReceivedBefore'>;
  readonly copies: MailCopies;
  readonly files: Pick<AttachmentFiles, 'delete'>;
  readonly retentionDays: number;
  readonly now: () => Date;
}

const dayMs = 86_400_000;

/**
 * Deletes requests at the end of the privacy notice's retention period, and the copies of their mails. The copies go
 * first: after a failure, they can still be found through the requests. Files go last, as those that a failure leaves are
 * orphans, which are deleted too.
 * @returns how many requests
 */
export const createDeleteExpiredRequests =
  ({ administration, copies, files, retentionDays, now }: Dependencies) =>
  async (): Promise<number> => {
    const expiry = new Date(now().getTime() - retentionDays * dayMs);
    await copies.deleteByRequests(await administration.list({ until: expiry }));
    // A copy that was written while its request was erased is found by its age only.
    await copies.deleteWrittenBefore(expiry);
    const deleted = await administration.deleteReceivedBefore(expiry);
    await files.delete(deleted.flatMap(attachmentIds));
    return deleted.length;
  };

export type DeleteExpiredRequests = ReturnType<typeof createDeleteExpiredRequests>;
