import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '../process/missing-files.ts';
import { copiesIn } from './copies.ts';

/** Shares the disk's blocks, where the file system has links: a copy is replaced, never changed. */
const linkOrCopy = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => copyFile(from, to));

/** Puts the copies of one folder into another, which is made. @returns their number */
export const linkCopies = async (from: string, to: string): Promise<number> => {
  await mkdir(to, { recursive: true, mode: 0o700 });
  let linked = 0;
  for (const [id, { file }] of await copiesIn(from)) {
    const isThere = linkOrCopy(file, path.join(to, id)).then(() => true);
    if (await ifMissing(isThere, false)) linked += 1;
  }
  return linked;
};
