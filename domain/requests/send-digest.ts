import type { DigestLimits, RequestRepository, StaffMail } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'closeDigest' | 'markNotified'>;
  readonly mail: StaffMail;
  readonly now: () => Date;
}

/** Limits that make a mail of 3 MB at most, which every mail server accepts. */
const limits: DigestLimits = { maxRequests: 200, maxCharacters: 500_000 };

/**
 * Mails the requests of a digest together. As safe to retry as createNotifyStaff.
 * @throws MailDeliveryError
 */
export const createSendDigest =
  ({ repository, mail, now }: Dependencies) =>
  async (id: string): Promise<void> => {
    const requests = await repository.closeDigest(id, limits);
    const [first] = requests;
    if (!first) return;
    await mail.send({ reference: `digest-${id}`, kind: first.kind, requests });
    await repository.markNotified(
      requests.map((request) => request.id),
      now(),
    );
  };

export type SendDigest = ReturnType<typeof createSendDigest>;
