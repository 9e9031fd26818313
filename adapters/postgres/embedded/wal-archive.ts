import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ServerUser } from './server-user.ts';

/** What is written is in the archive at the latest so many seconds later: what a lost disk takes with it. */
const archiveTimeoutSeconds = 60;

/** Each cluster has its own, so that a new one does not mix its files with those of one that was lost. */
export const archiveFolder = (backupDir: string, system: string): string =>
  path.join(backupDir, `wal-${system}`);

/**
 * The server's settings that copy each finished file of its write-ahead log to a folder, which is made; see "Continuous
 * Archiving" in PostgreSQL's documentation. The module is PostgreSQL's own and needs no shell.
 * @param folder absolute path
 */
export const archiveSettings = async (folder: string, user: ServerUser): Promise<readonly string[]> => {
  if ((await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined) await user.own(folder);
  return [
    'archive_mode=on',
    'archive_library=basic_archive',
    `basic_archive.archive_directory=${folder}`,
    `archive_timeout=${archiveTimeoutSeconds}`,
  ];
};
