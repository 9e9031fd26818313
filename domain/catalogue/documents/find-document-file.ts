import type { DocumentRepository } from '#domain/catalogue/products/ports.ts';
import { plainName, withoutHash } from '#domain/shared/hashed-file.ts';

const ending = '.pdf';

/** Part that names of one file have in common: with a former hash, without one, or as staff have named it. */
const keyOf = (name: string): string => {
  const plain = withoutHash(name);
  return plainName(plain.endsWith(ending) ? plain.slice(0, -ending.length) : plain);
};

/** Indexes the files of all documents by their present names, and by what former names have in common with these. */
export const createIndexDocumentFiles =
  ({ documents }: { readonly documents: Pick<DocumentRepository, 'files'> }) =>
  async (): Promise<ReadonlyMap<string, string>> => {
    const files = await documents.files();
    return new Map([
      ...files.map((file) => [keyOf(file), file] as const),
      ...files.map((file) => [file, file] as const),
    ]);
  };

/** Finds the present name of a document's file; `undefined` for an unknown one. @param name with a hash or without */
export const createFindDocumentFile =
  ({ getFiles }: { readonly getFiles: () => Promise<ReadonlyMap<string, string>> }) =>
  async (name: string): Promise<string | undefined> => {
    const files = await getFiles();
    return files.get(name) ?? files.get(keyOf(name));
  };

export type FindDocumentFile = ReturnType<typeof createFindDocumentFile>;
