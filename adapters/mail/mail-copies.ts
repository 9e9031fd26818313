import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MailCopies } from '#domain/requests/ports.ts';
import { unfinished } from './file-transport.ts';
import { requestIdHeader } from './request-id-header.ts';

const hour = 3_600_000;

/** What another process removed meanwhile is no failure. */
const unlessGone = async <Value>(value: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await value;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

const idLine = new RegExp(`^${requestIdHeader}:\\s*(\\S+)\\s*$`, 'gimu');

const requestsIn = (mail: string): string[] => {
  const [headers = ''] = mail.split('\r\n\r\n', 1);
  return [...headers.matchAll(idLine)].flatMap(([, id]) => id ?? []);
};

/** Left by a process that was killed while it wrote. */
const isLeftOver = async (file: string): Promise<boolean> => {
  if (!file.endsWith(unfinished)) return false;
  const found = await unlessGone(stat(file));
  return found !== undefined && Date.now() - found.mtimeMs > hour;
};

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = (await unlessGone(readdir(folder, { withFileTypes: true }))) ?? [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
};

/**
 * Mails in the folder that createFileTransport writes to. What a killed process left half written is removed along with
 * them. A mail that gathers several requests goes as a whole: the requests themselves are kept elsewhere.
 */
export const createMailCopies = (folder: string): MailCopies => ({
  async deleteByRequests(requests) {
    const forgotten = new Set(requests.map(({ id }) => id));
    for (const file of await filesIn(folder)) {
      const mail = (await isLeftOver(file)) ? undefined : await unlessGone(readFile(file, 'utf8'));
      if (mail === undefined || requestsIn(mail).some((id) => forgotten.has(id)))
        await rm(file, { force: true });
    }
  },

  async deleteWrittenBefore(moment) {
    for (const file of await filesIn(folder)) {
      const found = await unlessGone(stat(file));
      if (found && found.mtime < moment) await rm(file, { force: true });
    }
  },
});
