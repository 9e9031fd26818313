import type { DocumentKind, DocumentVersion, ProductDocument } from '#domain/catalogue/products/document.ts';
import type { Language } from '#domain/shared/language.ts';

/** A demonstration is drawn in place of a file; a brochure is drawn as well, but is one. */
export const isSample = (kind: DocumentKind, { files }: DocumentVersion, language: Language): boolean =>
  kind !== 'brochure' && files?.[language] === undefined;

/** Whether everything but brochures is a demonstration, which one sentence says, or some of it, which marks have to say. */
export const samplesOf = (documents: readonly ProductDocument[]): 'all' | 'some' | 'none' => {
  const found = new Set(
    documents
      .filter(({ kind }) => kind !== 'brochure')
      .flatMap(({ kind, versions }) =>
        versions.flatMap((version) => version.languages.map((language) => isSample(kind, version, language))),
      ),
  );
  if (!found.has(true)) return 'none';
  return found.has(false) ? 'some' : 'all';
};
