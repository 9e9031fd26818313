import type { RequestBook, StaffMail } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly book: Pick<RequestBook, 'closeDigest' | 'markTold'>;
  readonly mail: StaffMail;
  readonly now: () => Date;
}

/** At their longest they make 3 MB, which every mail server takes. */
const requestsPerMail = 25;

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
