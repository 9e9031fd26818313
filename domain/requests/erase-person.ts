import type { MailCopies, RequestAdministration } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly administration: Pick<RequestAdministration, 'list' | 'eraseByEmail'>;
  readonly copies: MailCopies;
}

/**
 * Deletes all requests of a person and the copies of their mails: before the requests, as in
 * createDeleteExpiredRequests, and after them, for requests that arrived in between.
 * @returns how many requests
 */
export const createErasePerson =
  ({ administration, copies }: Dependencies) =>
  async (email: string): Promise<number> => {
    await copies.deleteByRequests(await administration.list({ email }));
    const erased = await administration.eraseByEmail(email);
    await copies.deleteByRequests(erased);
    return erased.length;
  };

export type ErasePerson = ReturnType<typeof createErasePerson>;
