import type { RequestRepository, StaffMail } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'find' | 'countNotifiedSince' | 'markNotified' | 'defer'>;
  readonly mail: StaffMail;
  /** How many mails an hour staff get for a kind of request before further ones are gathered. */
  readonly mailsPerHour: number;
  readonly now: () => Date;
}

const minute = 60_000;
const hour = 60 * minute;
const digestDelay = 15 * minute;

/**
 * Mails one request to staff, or leaves it to the next gathered mail. Doing it again does nothing more, so a failure may
 * always be followed by another try; only a crash or a long outage between mailing and noting it repeats the mail, under its first name.
 * @throws MailDeliveryError
 */
export const createNotifyStaff =
  ({ repository, mail, mailsPerHour, now }: Dependencies) =>
  async (id: string): Promise<void> => {
    const request = await repository.find(id);
    if (!request || request.notifiedAt || request.digest) return;
    const at = now().getTime();
    if ((await repository.countNotifiedSince(request.kind, new Date(at - hour))) >= mailsPerHour) {
      await repository.defer(request, new Date(at + digestDelay));
      return;
    }
    await mail.send({ reference: `request-${id}`, kind: request.kind, requests: [request] });
    await repository.markNotified([id], now());
  };

export type NotifyStaff = ReturnType<typeof createNotifyStaff>;
