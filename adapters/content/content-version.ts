import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pictureFormats } from '#domain/content/picture.ts';
import { encodingSettings } from './pictures/encoding-settings.ts';

/** Part of the hash: change it when unchanged files need to be loaded again, as after a change of how they are stored. */
const loaderVersion = '2';

/** A hash of all YAML files of the content folder; the same on every machine. */
export const textVersion = async (contentDir: string): Promise<string> => {
  const files = (await readdir(contentDir, { recursive: true }))
    .filter((file) => file.endsWith('.yaml'))
    .toSorted();
  const hash = createHash('sha256').update(loaderVersion);
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(contentDir, file)))
      .update('\0');
  }
  return hash.digest('hex');
};

/**
 * A hash of the texts, the picture files and the encoding settings. It uses the size and modification time of pictures,
 * which are large to read, so it is valid on one machine only.
 */
export const picturesVersion = async (contentDir: string, text: string): Promise<string> => {
  const folder = path.join(contentDir, 'pictures');
  const files = (await readdir(folder, { recursive: true }).catch((): string[] => [])).toSorted();
  const hash = createHash('sha256')
    .update(text)
    .update(encodingSettings)
    .update(JSON.stringify(pictureFormats));
  for (const file of files) {
    const { size, mtimeMs } = await stat(path.join(folder, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
};
