import type { MailTransport } from './transport.ts';

interface Options {
  /** Shortest time between two reports. */
  readonly intervalMs: number;
  /** Called after mails that were sent; that it fails is no fault of the mail's. */
  readonly onSent: () => Promise<void>;
}

/** A transport that reports that mails go out. Nothing waits for the report. */
export const reportSent = (
  { send, close }: MailTransport,
  { intervalMs, onSent }: Options,
): MailTransport => {
  let reportedAt = -Infinity;
  return {
    close,
    async send(mail, attachedBytes) {
      await send(mail, attachedBytes);
      if (performance.now() - reportedAt < intervalMs) return;
      reportedAt = performance.now();
      void onSent().catch(() => undefined);
    },
  };
};
