import { createFileTransport } from './file-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

interface Options {
  readonly smtpUrl: string | undefined;
  readonly mailDir: string;
}

/** To the mail server where there is one, else into files. */
export const createMailTransport = ({ smtpUrl, mailDir }: Options): MailTransport =>
  smtpUrl === undefined ? createFileTransport(mailDir) : createSmtpTransport(smtpUrl);
