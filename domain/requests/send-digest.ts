import type { RequestRepository, StaffMail } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'closeDigest' | 'markNotified'>;
  readonly mail: StaffMail;
  readonly now: () => Date;
}

/** At their longest they make 3 MB, which every mail server takes. */
const requestsPerMail = 25;

/**
 * Mails the requests of a flood together. May be repeated as often as needed, as telling staff of one may.
 * @throws MailDeliveryError
 */
export const createSendDigest =
  ({ repository, mail, now }: Dependencies) =>
  async (id: string): Promise<void> => {
    const requests = await repository.closeDigest(id, requestsPerMail);
    const [first] = requests;
    if (!first) return;
    await mail.send({ reference: `digest-${id}`, kind: first.kind, requests });
    await repository.markNotified(
      requests.map((request) => request.id),
      now(),
    );
  };

export type SendDigest = ReturnType<typeof createSendDigest>;
