import type { RequestRepository, StaffMail } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'closeDigest' | 'markNotified'>;
  readonly mail: StaffMail;
  readonly now: () => Date;
}

/** The longest possible requests make 3 MB, which every mail server accepts. */
const maxRequests = 25;

/**
 * Mails the requests of a digest together. As safe to retry as createNotifyStaff.
 * @throws MailDeliveryError
 */
export const createSendDigest =
  ({ repository, mail, now }: Dependencies) =>
  async (id: string): Promise<void> => {
    const requests = await repository.closeDigest(id, maxRequests);
    const [first] = requests;
    if (!first) return;
    await mail.send({ reference: `digest-${id}`, kind: first.kind, requests });
    await repository.markNotified(
      requests.map((request) => request.id),
      now(),
    );
  };

export type SendDigest = ReturnType<typeof createSendDigest>;
