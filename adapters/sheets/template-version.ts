import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

interface Sources {
  /** Absolute paths of folders, of which each file counts. */
  readonly folders: readonly string[];
  /** Absolute paths. */
  readonly files: readonly string[];
  /** Other values that decide what a document looks like. */
  readonly settings: readonly string[];
}

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .toSorted();
};

/** Unique to the content of files and to settings, wherever the files are; some letters and digits. */
export const hashTemplates = async ({ folders, files, settings }: Sources): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of [...(await Promise.all(folders.map(filesIn))).flat(), ...files]) {
    const content = await readFile(file);
    hash.update(`${path.basename(file)} ${content.length}\0`).update(content);
  }
  return hash.update(settings.join('\0')).digest('hex').slice(0, 16);
};
