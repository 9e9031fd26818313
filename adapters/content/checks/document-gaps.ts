import {
  type DocumentWarning,
  documentWarnings,
  requiredDocuments,
} from '#domain/catalogue/products/document.ts';
import type { ContentProduct } from '#domain/content/content.ts';
import type { ContentProblem } from '#domain/content/problems.ts';
import type { DocumentsFile } from './check-documents.ts';
import type { ProductEntry } from '../schemas/product-entry.ts';

const texts: Readonly<Record<DocumentWarning, (dates: { readonly expires?: string }) => string>> = {
  unsigned: () => 'has no date on which it was signed',
  expired: ({ expires }) => `expired on ${expires}`,
  expiresSoon: ({ expires }) => `expires on ${expires}`,
};

const fieldOf = (warning: DocumentWarning): string => (warning === 'unsigned' ? 'signed' : 'expires');

/** Present versions that are not signed, or have expired or soon will: none stops a load. @param today as 2026-03-14 */
export const documentGaps = ({ file, value, lineOf }: DocumentsFile, today: string): ContentProblem[] =>
  value.flatMap(({ id, kind, versions: [present] }, index) =>
    documentWarnings(kind, present, today).map((warning) => ({
      file,
      line: lineOf([index, 'versions', 0, fieldOf(warning)]),
      text: `${id}: version ${present.version} ${texts[warning](present)}`,
    })),
  );

/** Kinds of documents that the class of a product requires, and that it lacks: none stops a load. */
export const missingDocuments = (
  { yaml: { file, value, lineOf } }: ProductEntry,
  { documents = [] }: Pick<ContentProduct, 'documents'>,
): ContentProblem[] => {
  const missing = requiredDocuments(value.regulatory).filter(
    (required) => !documents.some(({ kind }) => kind === required),
  );
  if (missing.length === 0) return [];
  return [
    {
      file,
      // Found when it is printed: a load does not need it.
      get line() {
        return lineOf(['regulatory', 'classification']);
      },
      text: `documents: ${missing.join(', ')} not there yet`,
    },
  ];
};
