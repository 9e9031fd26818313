import type { MailCopies, RequestAdministration } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly administration: Pick<RequestAdministration, 'list' | 'eraseByEmail'>;
  readonly copies: MailCopies;
}

/**
 * Deletes all that a person sent, and the copies of the mails about it; those first, for the reason that
 * createDeleteExpiredRequests gives. A request that comes in meanwhile is deleted too.
 * @returns how many requests
 */
export const createErasePerson =
  ({ administration, copies }: Dependencies) =>
  async (email: string): Promise<number> => {
    await copies.forget(await administration.list({ email }));
    const erased = await administration.eraseByEmail(email);
    await copies.forget(erased);
    return erased.length;
  };

export type ErasePerson = ReturnType<typeof createErasePerson>;
