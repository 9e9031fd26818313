import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Documents } from '#domain/catalogue/ports.ts';

/** The folder of the files that visitors may download. */
export const documentsFolder = (contentDir: string): string => path.join(contentDir, 'documents');

/** Reads the folder each time, as a file may be replaced without a content load. */
export const createDocumentFolder = (folder: string): Documents => ({
  async size(file) {
    try {
      return (await stat(path.join(folder, file))).size;
    } catch {
      return undefined;
    }
  },
});
