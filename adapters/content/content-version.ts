import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pictureFormats } from '#domain/content/picture.ts';
import { recipe as pictureRecipe } from './pictures/encode-picture.ts';

/** Part of the hash: change it when the same files are to be stored differently. */
const recipe = '1';

/** A hash of every text file of the content folder: the same on every machine. */
export const textVersion = async (contentDir: string): Promise<string> => {
  const files = (await readdir(contentDir, { recursive: true }))
    .filter((file) => file.endsWith('.yaml'))
    .toSorted();
  const hash = createHash('sha256').update(recipe);
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(contentDir, file)))
      .update('\0');
  }
  return hash.digest('hex');
};

/**
 * A hash of the texts, the picture files and the picture recipe. It uses size and modification time, as photos are large
 * to read, so it is valid on one machine only.
 */
export const picturesVersion = async (contentDir: string, text: string): Promise<string> => {
  const folder = path.join(contentDir, 'pictures');
  const files = (await readdir(folder, { recursive: true }).catch((): string[] => [])).toSorted();
  const hash = createHash('sha256').update(text).update(pictureRecipe).update(JSON.stringify(pictureFormats));
  for (const file of files) {
    const { size, mtimeMs } = await stat(path.join(folder, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
};
