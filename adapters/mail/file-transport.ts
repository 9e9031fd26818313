import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport.ts';

/** Suffix of a file that is not fully written. */
export const partialFileSuffix = '.part';

const fileNameOf = (messageId: string): string =>
  `${messageId
    .replaceAll(/^<|>$/gu, '')
    .replaceAll(/[^\w.@-]/gu, '_')
    .replace(/^\./u, '_')}.eml`;

const writeAtomically = async (file: string, content: Parameters<typeof writeFile>[1]): Promise<void> => {
  const partialFile = `${file}.${randomUUID()}${partialFileSuffix}`;
  try {
    await writeFile(partialFile, content, { flag: 'wx', mode: 0o600, flush: true });
    await rename(partialFile, file);
  } catch (error) {
    await rm(partialFile, { force: true });
    throw error;
  }
};

/** Writes each mail to an .eml file named after its Message-ID; sending it again replaces the file. */
export const createFileTransport = (folder: string): MailTransport => {
  const transporter = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async send(mail) {
      const { messageId, message } = await transporter.sendMail({
        ...mail,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeAtomically(path.join(folder, fileNameOf(messageId)), message);
    },
    close: () => transporter.close(),
  };
};
