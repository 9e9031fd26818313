import type { SendMailOptions } from 'nodemailer';

export interface MailTransport {
  /**
   * Resolves when the mail is accepted by the server or written to disk.
   * @param attachedBytes of its files, which take time to send; 0 by default
   */
  send(mail: SendMailOptions, attachedBytes?: number): Promise<void>;
  /** Aborts mails that are being sent; they reject. */
  close(): void;
}
