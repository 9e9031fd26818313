import type { DocumentRepository } from '#domain/catalogue/ports.ts';
import { plainName, withoutHash } from '#domain/shared/hashed-file.ts';

interface Dependencies {
  readonly documents: Pick<DocumentRepository, 'files'>;
}

const ending = '.pdf';

/** What names of one file have in common: with a former hash, without one, or as staff have named it. */
const keyOf = (name: string): string => {
  const plain = withoutHash(name);
  return plainName(plain.endsWith(ending) ? plain.slice(0, -ending.length) : plain);
};

/** The present name of a document's file; `undefined` when there is none. @param name with a hash or not */
export const createFindDocumentFile = ({ documents }: Dependencies) => {
  return async (name: string): Promise<string | undefined> => {
    const files = await documents.files();
    return files.find((file) => file === name) ?? files.find((file) => keyOf(file) === keyOf(name));
  };
};

export type FindDocumentFile = ReturnType<typeof createFindDocumentFile>;
