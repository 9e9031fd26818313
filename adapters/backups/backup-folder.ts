import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { fileNameMoment } from '#domain/shared/file-name-moment.ts';

const descriptionSchema = z.object({
  restorableFrom: z.coerce.date(),
  /** Name of the folder beside the backup with its write-ahead log. */
  archive: z.string().regex(/^wal-[\w-]+$/u),
  firstWal: z.string().regex(/^[\dA-F]{24}$/u),
});

type Description = z.output<typeof descriptionSchema>;

/** A complete backup: a folder with the database and the files of visitors. */
export interface Backup extends Description {
  /** Absolute path. */
  readonly folder: string;
}

const descriptionFile = 'backup.json';

/** End of the names of files and folders that are not complete. */
export const partialSuffix = '.partial';

export const dayMs = 86_400_000;

export const databaseIn = (folder: string): string => path.join(folder, 'postgres');

/** Copies of visitors' files: in a backup those at its time, in the folder of backups those of now. */
export const attachmentsIn = (folder: string): string => path.join(folder, 'attachments');

/** Copies of files that were deleted, which a restore to a moment before needs. They changed when they were deleted. */
export const deletedAttachmentsIn = (backupDir: string): string =>
  path.join(backupDir, 'attachments-deleted');

/** The complete backups in a folder, the oldest first. Folders that are none are left out. */
export const listBackups = async (backupDir: string): Promise<readonly Backup[]> => {
  const backups: Backup[] = [];
  for (const name of await readdir(backupDir)) {
    if (name.endsWith(partialSuffix)) continue;
    const folder = path.join(backupDir, name);
    const text = await readFile(path.join(folder, descriptionFile), 'utf8').catch(() => undefined);
    if (text !== undefined) backups.push({ folder, ...descriptionSchema.parse(JSON.parse(text)) });
  }
  return backups.toSorted((one, other) => one.restorableFrom.getTime() - other.restorableFrom.getTime());
};

/**
 * Makes a backup that is either complete or not listed.
 * @param write writes into the folder, which is not there yet
 */
export const writeBackup = async (
  backupDir: string,
  write: (folder: string) => Promise<Description>,
): Promise<Backup> => {
  await mkdir(backupDir, { recursive: true });
  for (const name of await readdir(backupDir))
    if (name.endsWith(partialSuffix)) await rm(path.join(backupDir, name), { recursive: true });
  const folder = path.join(backupDir, fileNameMoment(new Date()));
  const partial = `${folder}${partialSuffix}`;
  await mkdir(partial, { mode: 0o700 });
  const description = await write(partial);
  await writeFile(path.join(partial, descriptionFile), JSON.stringify(description, undefined, 2), {
    flush: true,
  });
  await rename(partial, folder);
  return { folder, ...description };
};

/** The timeline, which comes first, does not count. */
const positionOf = (wal: string): string => wal.slice(8, 24);

const removeOldWal = async (backupDir: string, { archive, firstWal }: Backup): Promise<void> => {
  const folder = path.join(backupDir, archive);
  for (const name of await readdir(folder))
    if (/^[\dA-F]{24}/u.test(name) && positionOf(name) < positionOf(firstWal))
      await rm(path.join(folder, name));
};

/**
 * Removes backups that nobody needs to go back to any point of the last days, and the archive before them.
 * @returns how many
 */
export const removeOldBackups = async (backupDir: string, days: number): Promise<number> => {
  const backups = await listBackups(backupDir);
  const since = Date.now() - days * dayMs;
  // The newest of those before is where the first of the days begins.
  const first = backups.findLastIndex(({ restorableFrom }) => restorableFrom.getTime() <= since);
  const old = backups.slice(0, Math.max(0, first));
  for (const { folder } of old) await rm(folder, { recursive: true });
  const oldestOf = new Map(
    backups
      .slice(old.length)
      .toReversed()
      .map((backup) => [backup.archive, backup]),
  );
  for (const oldest of oldestOf.values()) await removeOldWal(backupDir, oldest);
  for (const { archive } of old)
    if (!oldestOf.has(archive)) await rm(path.join(backupDir, archive), { recursive: true, force: true });
  return old.length;
};
