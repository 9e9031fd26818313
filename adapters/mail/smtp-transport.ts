import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport.ts';

const second = 1000;

/** A server that trickles its answers would get round the other limits. */
const wholeSending = 45 * second;

/**
 * Sends over SMTP, each mail on a connection of its own: they are few, and a pool would send one again by itself when its
 * connection breaks off.
 * @param url smtps:// for TLS from the start, smtp:// for STARTTLS where the server offers it; nodemailer's options may
 * follow as a query
 */
export const createSmtpTransport = (url: string): MailTransport => {
  const closing = new AbortController();
  const transporter = createTransport({
    url,
    pool: false,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
  });
  return {
    async send(mail) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(wholeSending)]);
      await transporter.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true, signal });
    },
    close() {
      closing.abort();
      transporter.close();
    },
  };
};
