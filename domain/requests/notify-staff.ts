import type { RequestRepository, StaffMail } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'find' | 'countNotifiedSince' | 'markNotified' | 'defer'>;
  readonly mail: StaffMail;
  /** Single mails per hour and kind of request; further requests go into digests. */
  readonly mailsPerHour: number;
  readonly now: () => Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const digestDelayMs = 15 * minuteMs;

/**
 * Mails one request to staff, or defers it to a digest. Safe to retry: only a crash or a long outage between sending
 * the mail and storing that it was sent repeats it, with the same reference.
 * @throws MailDeliveryError
 */
export const createNotifyStaff =
  ({ repository, mail, mailsPerHour, now }: Dependencies) =>
  async (id: string): Promise<void> => {
    const request = await repository.find(id);
    if (!request || request.notifiedAt || request.digest) return;
    const at = now().getTime();
    const mails = request.probe
      ? 0
      : await repository.countNotifiedSince(request.kind, new Date(at - hourMs));
    if (mails >= mailsPerHour) {
      await repository.defer(request, new Date(at + digestDelayMs));
      return;
    }
    await mail.send({ reference: `request-${id}`, kind: request.kind, requests: [request] });
    await repository.markNotified([id], now());
  };

export type NotifyStaff = ReturnType<typeof createNotifyStaff>;
