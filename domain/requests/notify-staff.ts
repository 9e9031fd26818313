import type { RequestRepository, StaffMail } from '#domain/requests/ports.ts';

interface Dependencies {
  readonly repository: Pick<RequestRepository, 'find' | 'countNotifiedSince' | 'markNotified' | 'defer'>;
  readonly mail: StaffMail;
  /** Single mails per hour and kind of request; further requests go into digests. Suspicious ones are counted apart. */
  readonly mailsPerHour: number;
  readonly now: () => Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const digestDelayMs = 15 * minuteMs;

/** Single mails about suspicious requests per hour and kind of request: bots do not use up those of others. */
const maxSuspiciousPerHour = 5;

/**
 * Mails one request to staff, or leaves it to a digest: a suspicious one to those that `digestSuspicious` makes. Safe to
 * retry: only a crash or a long outage between sending the mail and storing that it was sent repeats it, with the same
 * reference.
 * @throws MailDeliveryError
 */
export const createNotifyStaff =
  ({ repository, mail, mailsPerHour, now }: Dependencies) =>
  async (id: string): Promise<void> => {
    const request = await repository.find(id);
    if (!request || request.notifiedAt || request.digest) return;
    const at = now().getTime();
    const { kind, suspicious } = request;
    const mails = request.probe
      ? 0
      : await repository.countNotifiedSince({ kind, suspicious }, new Date(at - hourMs));
    if (mails >= (suspicious ? Math.min(mailsPerHour, maxSuspiciousPerHour) : mailsPerHour)) {
      if (!suspicious) await repository.defer(request, new Date(at + digestDelayMs));
      return;
    }
    await mail.send({ reference: `request-${id}`, kind, requests: [request] });
    await repository.markNotified([id], now());
  };

export type NotifyStaff = ReturnType<typeof createNotifyStaff>;
