import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MailCopies } from '#domain/requests/ports.ts';
import { type Clock, systemClock } from '../process/clock.ts';
import { ifMissing } from '../process/missing-files.ts';
import { partialFileSuffix } from './file-transport.ts';
import { oldRequestIdHeader, requestIdHeader } from './request-id-header.ts';

const oneHourMs = 3_600_000;

const idHeaders = new RegExp(`^(?:${requestIdHeader}|${oldRequestIdHeader}):\\s*(\\S+)\\s*$`, 'gimu');

const requestIdsIn = (mail: string): string[] => {
  const [headers = ''] = mail.split('\r\n\r\n', 1);
  return [...headers.matchAll(idHeaders)].flatMap(([, id]) => id ?? []);
};

/** A partial file of a process that was killed while writing. */
const isAbandoned = async (file: string, now: Date): Promise<boolean> => {
  if (!file.endsWith(partialFileSuffix)) return false;
  const stats = await ifMissing(stat(file), undefined);
  return stats !== undefined && now.getTime() - stats.mtimeMs > oneHourMs;
};

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await ifMissing(readdir(folder, { withFileTypes: true }), []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
};

/**
 * The mails that createFileTransport wrote, confirmations included; abandoned partial files are deleted along with them. A digest is deleted as a
 * whole, since the other requests in it remain in the database.
 */
export const createMailCopies = (folder: string, now: Clock = systemClock): MailCopies => ({
  async deleteByRequests(requests) {
    const ids = new Set(requests.map(({ id }) => id));
    for (const file of await filesIn(folder)) {
      const mail = (await isAbandoned(file, now()))
        ? undefined
        : await ifMissing(readFile(file, 'utf8'), undefined);
      if (mail === undefined || requestIdsIn(mail).some((id) => ids.has(id))) await rm(file, { force: true });
    }
  },

  async deleteWrittenBefore(moment) {
    for (const file of await filesIn(folder)) {
      const stats = await ifMissing(stat(file), undefined);
      if (stats && stats.mtime < moment) await rm(file, { force: true });
    }
  },
});
