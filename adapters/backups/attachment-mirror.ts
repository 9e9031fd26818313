import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { attachmentsIn, dayMs, partialSuffix } from './backup-folder.ts';
import { copyAttachments } from './copy-attachments.ts';
import { ifMissing, namesIn } from './missing-files.ts';

export interface MirrorOptions {
  /** Absolute path of visitors' files. */
  readonly attachmentsDir: string;
  /** Absolute path. */
  readonly backupDir: string;
  /** Days for which the copy of a deleted file is kept. */
  readonly days: number;
}

/** Files that were deleted, which a restore to a moment before needs. */
const deletedIn = (backupDir: string): string => path.join(backupDir, 'attachments-deleted');

const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
};

/** Sizes in bytes, by name. A folder that is not there has no files. */
const sizesIn = async (folder: string): Promise<ReadonlyMap<string, number>> => {
  const sizes = new Map<string, number>();
  for (const name of await namesIn(folder)) {
    const stats = await ifMissing(stat(path.join(folder, name)), undefined);
    if (stats?.isFile() === true && !name.endsWith(partialSuffix)) sizes.set(name, stats.size);
  }
  return sizes;
};

/** Whether the file was there to be changed: another process may do the same. */
const isDone = (changing: Promise<void>): Promise<boolean> =>
  ifMissing(
    changing.then(() => true),
    false,
  );

/** @returns whether the file was still there */
const copyWhole = async (from: string, to: string): Promise<boolean> => {
  const partial = `${to}.${process.pid}${partialSuffix}`;
  if (!(await isDone(copyFile(from, partial, constants.COPYFILE_FICLONE)))) return false;
  await rename(partial, to);
  return true;
};

/**
 * Brings the copies of visitors' files in the folder of backups up to date: new ones are added, those that are deleted are
 * kept for some days. A file that was copied while it arrived is copied again.
 * @returns how many were copied
 */
export const mirrorAttachments = async ({
  attachmentsDir,
  backupDir,
  days,
}: MirrorOptions): Promise<number> => {
  const [mirror, deleted] = [attachmentsIn(backupDir), deletedIn(backupDir)];
  await makeFolder(mirror);
  await makeFolder(deleted);
  const [sources, copies] = [await sizesIn(attachmentsDir), await sizesIn(mirror)];
  let copied = 0;
  for (const [name, size] of sources)
    if (copies.get(name) !== size)
      copied += (await copyWhole(path.join(attachmentsDir, name), path.join(mirror, name))) ? 1 : 0;
  const now = new Date();
  for (const name of copies.keys()) {
    if (sources.has(name)) continue;
    const kept = path.join(deleted, name);
    // From here on its days are counted.
    if (await isDone(rename(path.join(mirror, name), kept))) await utimes(kept, now, now);
  }
  for (const name of await namesIn(deleted)) {
    const stats = await ifMissing(stat(path.join(deleted, name)), undefined);
    if (stats && now.getTime() - stats.mtimeMs > days * dayMs)
      await rm(path.join(deleted, name), { force: true });
  }
  return copied;
};

/** Brings back those of the copies that are not there. @returns how many */
export const restoreMirrored = async ({
  attachmentsDir,
  backupDir,
}: Pick<MirrorOptions, 'attachmentsDir' | 'backupDir'>): Promise<number> => {
  let files = 0;
  for (const folder of [attachmentsIn(backupDir), deletedIn(backupDir)])
    files += await copyAttachments(folder, attachmentsDir);
  return files;
};
