import { fileHashLength } from '#domain/shared/hashed-file.ts';
import { paths } from '#domain/site/pages.ts';
import type { Language } from '#domain/shared/language.ts';

/** Length of `.0f3a9c1b.pdf`. */
const hashedEndingLength = '.'.length + fileHashLength + '.pdf'.length;

/**
 * A version of a document as PDF. The address of a file has its hash, so that it always has the same bytes.
 * @param product English slug, if it has a document of its own
 * @param file name of its file; left out of a document that is drawn
 */
export const documentPath = (
  id: string,
  {
    product,
    version,
    language,
    file,
  }: {
    readonly product?: string;
    readonly version: string;
    readonly language: Language;
    readonly file?: string;
  },
): string =>
  `${paths.documents}/${id}/${product === undefined ? '' : `${product}/`}${version}.${language}${file?.slice(-hashedEndingLength) ?? '.pdf'}`;
