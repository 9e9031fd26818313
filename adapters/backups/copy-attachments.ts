import { constants } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { namesIn } from './missing-files.ts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : error);

/** @returns whether there was a file to copy */
const copy = async (from: string, to: string, before: string | undefined): Promise<boolean> => {
  // A file of an id never changes, so a backup shares it with the one before.
  if (
    before !== undefined &&
    (await link(before, to).then(
      () => true,
      () => false,
    ))
  )
    return true;
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false;
    throw error;
  }
};

/**
 * Copies the files that are not there yet.
 * @param before a folder with copies of an earlier backup
 * @returns how many were copied
 */
export const copyAttachments = async (from: string, to: string, before?: string): Promise<number> => {
  await mkdir(to, { recursive: true, mode: 0o700 });
  let copied = 0;
  for (const name of await namesIn(from)) {
    const earlier = before === undefined ? undefined : path.join(before, name);
    if (await copy(path.join(from, name), path.join(to, name), earlier)) copied += 1;
  }
  return copied;
};
