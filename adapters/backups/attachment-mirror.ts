import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AttachmentFiles } from '#domain/requests/ports.ts';
import { type Clock, systemClock } from '../process/clock.ts';
import { ifMissing } from '../process/missing-files.ts';
import { attachmentsIn, dayMs, deletedAttachmentsIn, partialSuffix } from './backup-folder.ts';
import { type Copy, copiesIn, namesIn } from './copies.ts';

export interface MirrorOptions {
  readonly files: Pick<AttachmentFiles, 'sizes' | 'open'>;
  /** Absolute path. */
  readonly backupDir: string;
  /** Days for which the copy of a deleted file is kept. */
  readonly days: number;
  /** Default: the clock of the machine. */
  readonly now?: Clock;
}

/** Far longer than a file takes to be copied. */
const partialMs = 3_600_000;

const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
};

/** Removes what processes that were killed have left. */
const removePartialCopies = async (folder: string, now: Date): Promise<void> => {
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(partialSuffix)) continue;
    const stats = await ifMissing(stat(path.join(folder, name)), undefined);
    if (stats && now.getTime() - stats.mtimeMs > partialMs)
      await rm(path.join(folder, name), { force: true });
  }
};

/** Whether the file was there to be changed: another process may do the same. */
const isDone = (changing: Promise<void>): Promise<boolean> =>
  ifMissing(
    changing.then(() => true),
    false,
  );

/** @returns whether the file was still there */
const copyWhole = async (files: MirrorOptions['files'], id: string, to: string): Promise<boolean> => {
  const content = await files.open(id);
  if (!content) return false;
  const partial = `${to}.${process.pid}${partialSuffix}`;
  try {
    if (!(await isDone(writeFile(partial, content, { mode: 0o600, flush: true })))) return false;
    await rename(partial, to);
    return true;
  } finally {
    await rm(partial, { force: true });
  }
};

/** @throws AggregateError with what could not be copied, once all others are */
const copyNew = async (
  files: MirrorOptions['files'],
  sources: ReadonlyMap<string, number>,
  copies: ReadonlyMap<string, Copy>,
  mirror: string,
): Promise<number> => {
  let copied = 0;
  const errors: unknown[] = [];
  for (const [id, size] of sources) {
    if (copies.get(id)?.size === size) continue;
    try {
      if (await copyWhole(files, id, path.join(mirror, id))) copied += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files were not copied.`);
  return copied;
};

/**
 * Brings the copies of visitors' files in the folder of backups up to date: new ones are added, those that are deleted are
 * kept for some days. A file that was copied while it arrived is copied again.
 * @returns how many were copied
 */
export const mirrorAttachments = async ({
  files,
  backupDir,
  days,
  now: clock = systemClock,
}: MirrorOptions): Promise<number> => {
  const [mirror, deleted] = [attachmentsIn(backupDir), deletedAttachmentsIn(backupDir)];
  await makeFolder(mirror);
  await makeFolder(deleted);
  const now = clock();
  await removePartialCopies(mirror, now);
  const [sources, copies] = [await files.sizes(), await copiesIn(mirror)];
  for (const [id, copy] of copies) {
    if (sources.has(id)) continue;
    const kept = path.join(deleted, id);
    // From here on its days are counted.
    if (await isDone(rename(copy.file, kept))) await ifMissing(utimes(kept, now, now), undefined);
  }
  for (const { file, changedAt } of (await copiesIn(deleted)).values())
    if (now.getTime() - changedAt.getTime() > days * dayMs) await rm(file, { force: true });
  return copyNew(files, sources, copies, mirror);
};
