import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Documents } from '#domain/catalogue/ports.ts';

/** Holds the PDFs that visitors can download. */
export const documentsFolder = (contentDir: string): string => path.join(contentDir, 'documents');

/** Sizes in bytes of the files that documents may be, by name. @param contentDir absolute path of content/ */
export const documentFiles = async (contentDir: string): Promise<ReadonlyMap<string, number>> => {
  const folder = documentsFolder(contentDir);
  const names = await readdir(folder).catch((): string[] => []);
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(path.join(folder, name))).size] as const)),
  );
};

/** Reads the file system on each call, as a PDF may be replaced without a content load. */
export const createDocumentFolder = (folder: string): Documents => ({
  async size(file) {
    try {
      return (await stat(path.join(folder, file))).size;
    } catch {
      return undefined;
    }
  },
});
