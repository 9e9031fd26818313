import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { replaceFile } from './pictures/write-file.ts';

export interface Folders {
  /** Absolute path of content/. */
  readonly contentDir: string;
  /** Absolute path of the folder that the site serves as /images. */
  readonly imagesDir: string;
}

/** A file for each folder of content: machines, and releases on one machine, may share the folder of pictures. */
export const fileBeside = ({ contentDir, imagesDir }: Folders, name: string): string => {
  const folder = createHash('sha256').update(`${hostname()}\0${contentDir}`).digest('hex').slice(0, 16);
  return path.join(imagesDir, `.${name}-${folder}`);
};

const fileOf = (folders: Folders): string => fileBeside(folders, 'base');

/**
 * The version of which the files of the folder are an edition: the one that they had when they and the store were equal
 * last. `undefined` if they never were on this machine.
 */
export const readBaseVersion = (folders: Folders): Promise<string | undefined> =>
  readFile(fileOf(folders), 'utf8').catch(() => undefined);

/** Notes that files and store are equal. */
export const writeBaseVersion = async (folders: Folders, version: string): Promise<void> => {
  if ((await readBaseVersion(folders)) === version) return;
  // Where it cannot be written, such as on a read-only disk, a start loads nothing: it takes the command.
  await replaceFile(fileOf(folders), version).catch(() => undefined);
};
