import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MailCopies } from '#domain/requests/ports.ts';
import { partialFileSuffix } from './file-transport.ts';
import { oldRequestIdHeader, requestIdHeader } from './request-id-header.ts';

const oneHourMs = 3_600_000;

/** Another process may have removed the file meanwhile. */
const undefinedIfMissing = async <Value>(value: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await value;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

const idHeaders = new RegExp(`^(?:${requestIdHeader}|${oldRequestIdHeader}):\\s*(\\S+)\\s*$`, 'gimu');

const requestIdsIn = (mail: string): string[] => {
  const [headers = ''] = mail.split('\r\n\r\n', 1);
  return [...headers.matchAll(idHeaders)].flatMap(([, id]) => id ?? []);
};

/** A partial file of a process that was killed while writing. */
const isAbandoned = async (file: string): Promise<boolean> => {
  if (!file.endsWith(partialFileSuffix)) return false;
  const stats = await undefinedIfMissing(stat(file));
  return stats !== undefined && Date.now() - stats.mtimeMs > oneHourMs;
};

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = (await undefinedIfMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
};

/**
 * The mails that createFileTransport wrote, confirmations included; abandoned partial files are deleted along with them. A digest is deleted as a
 * whole, since the other requests in it remain in the database.
 */
export const createMailCopies = (folder: string): MailCopies => ({
  async deleteByRequests(requests) {
    const ids = new Set(requests.map(({ id }) => id));
    for (const file of await filesIn(folder)) {
      const mail = (await isAbandoned(file)) ? undefined : await undefinedIfMissing(readFile(file, 'utf8'));
      if (mail === undefined || requestIdsIn(mail).some((id) => ids.has(id))) await rm(file, { force: true });
    }
  },

  async deleteWrittenBefore(moment) {
    for (const file of await filesIn(folder)) {
      const stats = await undefinedIfMissing(stat(file));
      if (stats && stats.mtime < moment) await rm(file, { force: true });
    }
  },
});
