import type { AttachmentFiles, RequestRepository } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'findAttached'>;
  readonly files: Pick<AttachmentFiles, 'storedBefore' | 'delete'>;
  readonly now: () => Date;
}

/** Far longer than an upload takes. */
const minAgeMs = 86_400_000;

/**
 * Deletes the files of no request, which a crash leaves between the storing of files and request, or between the
 * deletion of both.
 * @returns how many files
 */
export const createDeleteOrphanedAttachments =
  ({ repository, files, now }: Dependencies) =>
  async (): Promise<number> => {
    const stored = await files.storedBefore(new Date(now().getTime() - minAgeMs));
    const attached = await repository.findAttached(stored);
    const orphaned = stored.filter((id) => !attached.has(id));
    await files.delete(orphaned);
    return orphaned.length;
  };
