import type { MailCopies, RequestArchive } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly archive: Pick<RequestArchive, 'list' | 'deleteReceivedBefore'>;
  readonly copies: MailCopies;
  readonly retentionDays: number;
  readonly now: () => Date;
}

const day = 86_400_000;

/**
 * Deletes requests that are older than the privacy notice promises to keep them, and the copies of their mails. The
 * copies go first: after a failure, the requests still tell which those are.
 * @returns how many requests
 */
export const createForgetOldRequests =
  ({ archive, copies, retentionDays, now }: Dependencies) =>
  async (): Promise<number> => {
    const moment = new Date(now().getTime() - retentionDays * day);
    await copies.forget(await archive.list({ until: moment }));
    // What was written while its request was erased belongs to none any more.
    await copies.forgetWrittenBefore(moment);
    return (await archive.deleteReceivedBefore(moment)).length;
  };
