import { attachmentIds } from '#domain/requests/files/attachment.ts';
import { TooManyExpiredError } from '#domain/requests/errors.ts';
import type { AttachmentFiles, MailCopies, RequestAdministration } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly administration: Pick<RequestAdministration, 'findExpired' | 'list' | 'deleteReceivedBefore'>;
  readonly copies: MailCopies;
  readonly files: Pick<AttachmentFiles, 'delete'>;
  readonly retentionDays: number;
  /** Requests that may be deleted in one night. */
  readonly maxPerNight: number;
}

/**
 * Deletes requests at the end of the privacy notice's retention period, and the copies of their mails. The copies go
 * first: after a failure, they can still be found through the requests. Files go last, as those that a failure leaves are
 * orphans, which are deleted too.
 * @returns how many requests
 * @throws TooManyExpiredError
 */
export const createDeleteExpiredRequests =
  ({ administration, copies, files, retentionDays, maxPerNight }: Dependencies) =>
  async (): Promise<number> => {
    const { before, count } = await administration.findExpired(retentionDays);
    if (count > maxPerNight) {
      throw new TooManyExpiredError(
        `${count} requests are older than ${retentionDays} days, more than the ${maxPerNight} that may be deleted in a night: nothing was deleted.`,
      );
    }
    await copies.deleteByRequests(await administration.list({ until: before }));
    // A copy that was written while its request was erased is found by its age only.
    await copies.deleteWrittenBefore(before);
    const deleted = await administration.deleteReceivedBefore(before);
    await files.delete(deleted.flatMap(attachmentIds));
    return deleted.length;
  };

export type DeleteExpiredRequests = ReturnType<typeof createDeleteExpiredRequests>;
