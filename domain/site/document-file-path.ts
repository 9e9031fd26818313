import { documentsPath } from '#domain/site/document-path.ts';
import type { Language } from '#domain/shared/language.ts';

/** A version of a document as PDF. @param product English slug, if it has a document of its own */
export const documentPath = (
  id: string,
  {
    product,
    version,
    language,
  }: { readonly product?: string; readonly version: string; readonly language: Language },
): string => `${documentsPath}/${id}/${product === undefined ? '' : `${product}/`}${version}.${language}.pdf`;
