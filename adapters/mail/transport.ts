import type { SendMailOptions } from 'nodemailer';

/** Hands mails over. */
export interface MailTransport {
  /** Resolves when somebody else has taken charge of the mail. */
  send(mail: SendMailOptions): Promise<void>;
  /** Ends what is still being sent, as a failure. */
  close(): void;
}
