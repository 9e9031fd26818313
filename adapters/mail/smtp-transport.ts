import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport.ts';

const oneSecondMs = 1000;

/** For the whole delivery: a server that trickles its replies would evade the other timeouts. */
const deliveryTimeoutMs = 45 * oneSecondMs;

/** Of a slow line to the mail server. */
const minBytesPerMs = 50;

/**
 * Opens a connection for each mail: there are few, and nodemailer's pool would resend a mail by itself after a lost
 * connection.
 * @param url smtps:// for TLS from the start, smtp:// for STARTTLS where the server offers it; query parameters are nodemailer options
 */
export const createSmtpTransport = (url: string): MailTransport => {
  const closing = new AbortController();
  const transporter = createTransport({
    url,
    pool: false,
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
