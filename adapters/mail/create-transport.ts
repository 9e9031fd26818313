import { createFileTransport } from './file-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

interface Options {
  readonly smtpUrl: string | undefined;
  readonly mailDir: string;
}

/** Sends by SMTP where a server is configured, else writes files. */
export const createMailTransport = ({ smtpUrl, mailDir }: Options): MailTransport =>
  smtpUrl === undefined ? createFileTransport(mailDir) : createSmtpTransport(smtpUrl);
