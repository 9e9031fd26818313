import { documentsPath } from '#domain/site/document-path.ts';
import type { Language } from '#domain/shared/language.ts';

interface DocumentAddress {
  readonly id: string;
  /** English slug of the product, if it has a document of its own. */
  readonly product?: string;
  readonly version: string;
  readonly language: Language;
  /** The hash in the name of its file; left out of a document that is drawn. */
  readonly hash?: string;
}

/** A version of a document as PDF. With a hash, the address always has the same bytes. */
export const documentPath = ({ id, product, version, language, hash }: DocumentAddress): string => {
  const folder = [documentsPath, id, product].filter((part) => part !== undefined).join('/');
  return `${folder}/${[version, language, hash, 'pdf'].filter((part) => part !== undefined).join('.')}`;
};
