import type { SendMailOptions } from 'nodemailer';

export interface MailTransport {
  /** Resolves when the mail is accepted by the server or written to disk. */
  send(mail: SendMailOptions): Promise<void>;
  /** Aborts mails that are being sent; they reject. */
  close(): void;
}
