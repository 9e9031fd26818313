import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentFile } from '#domain/catalogue/products/document.ts';
import { filesIn } from '../files/content-tree.ts';
import { type PictureSource, toSource } from '../pictures/picture-files.ts';

/** A PDF of the content, and the file that it becomes. */
export interface DocumentSource extends PictureSource, DocumentFile {}

/** The PDFs of the content by their names in documents/; none if there is no such folder. @param contentDir absolute path of content/ */
export const listDocuments = async (contentDir: string): Promise<ReadonlyMap<string, DocumentSource>> => {
  const folder = path.join(contentDir, 'documents');
  const names = (await filesIn(folder)).filter((name) => name.endsWith('.pdf'));
  const sources = names.map(async (name) => {
    const source = path.join(folder, name);
    const [hashed, { size: bytes }] = await Promise.all([toSource(source, ''), stat(source)]);
    return [name, { ...hashed, bytes }] as const;
  });
  return new Map(await Promise.all(sources));
};
