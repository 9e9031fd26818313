import { attachmentIds } from '#domain/requests/files/attachment.ts';
import type { AttachmentFiles, MailCopies, RequestAdministration } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly administration: Pick<RequestAdministration, 'list' | 'eraseByEmail'>;
  readonly copies: MailCopies;
  readonly files: Pick<AttachmentFiles, 'delete'>;
}

/**
 * Deletes all requests of a person with their files, and the copies of their mails: before the requests, as in
 * createDeleteExpiredRequests, and after them, for requests that arrived in between.
 * @param user of the desk, who is logged
 * @returns how many requests
 */
export const createErasePerson =
  ({ administration, copies, files }: Dependencies) =>
  async (email: string, user?: string): Promise<number> => {
    await copies.deleteByRequests(await administration.list({ email }));
    const erased = await administration.eraseByEmail(email, user);
    await copies.deleteByRequests(erased);
    await files.delete(erased.flatMap(attachmentIds));
    return erased.length;
  };

export type ErasePerson = ReturnType<typeof createErasePerson>;
