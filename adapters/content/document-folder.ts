import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Documents } from '#domain/catalogue/ports.ts';

/** Holds the PDFs that visitors can download. */
export const documentsFolder = (contentDir: string): string => path.join(contentDir, 'documents');

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
