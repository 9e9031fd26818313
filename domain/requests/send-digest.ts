import type { RequestBook, StaffMail } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly book: Pick<RequestBook, 'closeDigest' | 'markTold'>;
  readonly mail: StaffMail;
  readonly now: () => Date;
}

/** Keeps a mail well below the size that mail servers take. */
const requestsPerMail = 100;

/**
 * Mails the requests of a flood together. May be repeated as often as needed, as telling staff of one may.
 * @throws MailNotSent
 */
export const createSendDigest =
  ({ book, mail, now }: Dependencies) =>
  async (id: string): Promise<void> => {
    const requests = await book.closeDigest(id, requestsPerMail);
    const [first] = requests;
    if (!first) return;
    await mail.send({ reference: `digest-${id}`, kind: first.kind, requests });
    await book.markTold(
      requests.map((request) => request.id),
      now(),
    );
  };
