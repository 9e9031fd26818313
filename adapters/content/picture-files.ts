import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A picture that the site shows, and the drawing or photo that it is made from. */
export interface Picture {
  /** Address below /images, without its ending. */
  readonly address: string;
  /** Absolute path of the source. */
  readonly source: string;
}

const endings = new Set(['.svg', '.png', '.jpg', '.jpeg']);

/** The pictures of one folder by name; the folder may be missing. */
export const listPictures = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const files = await readdir(folder).catch((): string[] => []);
  return new Map(
    files
      .filter((file) => endings.has(path.extname(file).toLowerCase()))
      .map((file) => [path.parse(file).name, path.join(folder, file)]),
  );
};
