import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '../process/missing-files.ts';
import { partialSuffix } from './backup-folder.ts';

/** A copy of a visitor's file. */
export interface Copy {
  /** Absolute path. */
  readonly file: string;
  /** Length in bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

/** Names of the files in a folder; none if it is not there. */
export const namesIn = (folder: string): Promise<readonly string[]> => ifMissing(readdir(folder), []);

/** The complete copies in a folder, by the ids of their files; none if it is not there. */
export const copiesIn = async (folder: string): Promise<ReadonlyMap<string, Copy>> => {
  const copies = new Map<string, Copy>();
  for (const name of await namesIn(folder)) {
    if (name.endsWith(partialSuffix)) continue;
    const file = path.join(folder, name);
    const stats = await ifMissing(stat(file), undefined);
    if (stats?.isFile() === true) copies.set(name, { file, size: stats.size, changedAt: stats.mtime });
  }
  return copies;
};
