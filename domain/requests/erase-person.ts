import type { MailCopies, RequestArchive } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly archive: Pick<RequestArchive, 'list' | 'eraseByEmail'>;
  readonly copies: MailCopies;
}

/**
 * Deletes all that a person sent, and the copies of the mails about it; those first, for the reason that
 * createForgetOldRequests gives. A request that comes in meanwhile is deleted too.
 * @returns how many requests
 */
export const createErasePerson =
  ({ archive, copies }: Dependencies) =>
  async (email: string): Promise<number> => {
    await copies.forget(await archive.list({ email }));
    const erased = await archive.eraseByEmail(email);
    await copies.forget(erased);
    return erased.length;
  };
