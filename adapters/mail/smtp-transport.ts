import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport.ts';

const oneSecondMs = 1000;

/** Time for the whole delivery: a server that trickles its replies would evade the other timeouts. */
const deliveryTimeoutMs = 45 * oneSecondMs;

/** Minimum speed: that of a slow line to the mail server. */
const minBytesPerMs = 50;

/**
 * Mails to staff and confirmations are sent beside each other, each one at a time (`adapters/postgres/queue/worker.ts`).
 */
const maxConnections = 2;

/** Mail servers drop connections that are idle for some minutes, at times while the next mail is handed over. */
const idleTimeoutMs = 5 * oneSecondMs;

/**
 * Keeps connections for the next mails, as to open one takes longer than to send a mail.
 * @param url smtps:// for TLS from the start, smtp:// for STARTTLS where the server offers it; query parameters are nodemailer options
 */
export const createSmtpTransport = (url: string): MailTransport => {
  const closing = new AbortController();
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections,
    idleTimeout: idleTimeoutMs,
    // The queue decides when a mail is tried again: the pool would do so although a lost connection may have delivered it.
    maxRequeues: 0,
    connectionTimeout: 10 * oneSecondMs,
    greetingTimeout: 10 * oneSecondMs,
    socketTimeout: 30 * oneSecondMs,
  });
  return {
    async send(mail, attachedBytes = 0) {
      const timeoutMs = deliveryTimeoutMs + Math.ceil(attachedBytes / minBytesPerMs);
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
      await transporter.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true, signal });
    },
    close() {
      closing.abort();
      transporter.close();
    },
  };
};
