import type { MailCopies, RequestAdministration } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly administration: Pick<RequestAdministration, 'list' | 'deleteReceivedBefore'>;
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
export const createDeleteExpiredRequests =
  ({ administration, copies, retentionDays, now }: Dependencies) =>
  async (): Promise<number> => {
    const moment = new Date(now().getTime() - retentionDays * day);
    await copies.forget(await administration.list({ until: moment }));
    // What was written while its request was erased belongs to none any more.
    await copies.deleteWrittenBefore(moment);
    return (await administration.deleteReceivedBefore(moment)).length;
  };

export type DeleteExpiredRequests = ReturnType<typeof createDeleteExpiredRequests>;
