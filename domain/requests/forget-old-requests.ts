import type { RequestArchive } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly archive: Pick<RequestArchive, 'deleteReceivedBefore'>;
  readonly retentionDays: number;
  readonly now: () => Date;
}

const day = 86_400_000;

/** Deletes requests that are older than the privacy notice promises to keep them. @returns how many */
export const createForgetOldRequests =
  ({ archive, retentionDays, now }: Dependencies) =>
  (): Promise<number> =>
    archive.deleteReceivedBefore(new Date(now().getTime() - retentionDays * day));
