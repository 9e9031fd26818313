import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport.ts';

/** Ending of a file that is not whole yet. */
export const unfinished = '.part';

const fileNameOf = (messageId: string): string =>
  `${messageId
    .replaceAll(/^<|>$/gu, '')
    .replaceAll(/[^\w.@-]/gu, '_')
    .replace(/^\./u, '_')}.eml`;

const writeWhole = async (file: string, content: Parameters<typeof writeFile>[1]): Promise<void> => {
  const part = `${file}.${randomUUID()}${unfinished}`;
  try {
    await writeFile(part, content, { flag: 'wx', mode: 0o600, flush: true });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** Writes each mail down as a file named after its Message-ID, which any mail program opens; sent again, it is replaced. */
export const createFileTransport = (folder: string): MailTransport => {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { messageId, message } = await transporter.sendMail({
        ...mail,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(path.join(folder, fileNameOf(messageId)), message);
    },
    close: () => transporter.close(),
  };
};
