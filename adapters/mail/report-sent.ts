import type { MailTransport } from './transport.ts';

interface Options {
  /** Shortest time between two reports, unless a mail failed in between. */
  readonly intervalMs: number;
  /** Called after mails that were sent; that it fails is no fault of the mail's. */
  readonly onSent: () => Promise<void>;
  /** Called with what became of each mail. */
  readonly onMail?: ((result: 'sent' | 'failed') => void) | undefined;
}

/** A transport that reports that mails go out. Nothing waits for the report. */
export const reportSent = (
  { send, close }: MailTransport,
  { intervalMs, onSent, onMail }: Options,
): MailTransport => {
  let reportedAt = -Infinity;
  return {
    close,
    async send(mail, attachedBytes) {
      try {
        await send(mail, attachedBytes);
      } catch (error) {
        reportedAt = -Infinity;
        onMail?.('failed');
        throw error;
      }
      onMail?.('sent');
      if (performance.now() - reportedAt < intervalMs) return;
      reportedAt = performance.now();
      void onSent().catch(() => undefined);
    },
  };
};
