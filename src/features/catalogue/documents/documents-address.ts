import { type DocumentKind, documentKinds } from '#domain/catalogue/products/document.ts';
import { readDocumentKind } from '#domain/catalogue/documents/kind-in-text.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import { pageParameter, readPage } from '../../../lib/page-number.ts';
import { paths } from '../../../lib/paths.ts';

/** State of the page of documents: its query, its filters and the page of the list. */
export interface DocumentsView {
  /** Text to search for, without words for documents; at most 200 characters. */
  readonly query: string;
  /** Whether the address has a longer one. */
  readonly isCut: boolean;
  readonly kind: DocumentKind | undefined;
  /** Whether the kind is one that the text in the address names, whatever the address has as filter. */
  readonly isKindOfText: boolean;
  readonly language: Language | undefined;
  /** Filters of the address that do not exist, and are not applied. */
  readonly unknown: number;
  /** 1-based. */
  readonly page: number;
}

/** Maximum length of the query in characters, as in the product search. */
export const maxDocumentsQueryLength = 200;

/** The view of a query string. */
export const readDocumentsView = (search: string): DocumentsView => {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind');
  const language = parameters.get('language');
  const text = (parameters.get('q') ?? '').trim();
  const { kind: named, rest } = readDocumentKind(text.slice(0, maxDocumentsQueryLength));
  const isKnownKind = documentKinds.some((known) => known === kind);
  return {
    query: rest,
    isCut: text.length > maxDocumentsQueryLength,
    kind: named ?? documentKinds.find((known) => known === kind),
    isKindOfText: named !== undefined,
    language: isLanguage(language) ? language : undefined,
    unknown:
      Number(Boolean(kind?.trim()) && !isKnownKind) +
      Number(Boolean(language?.trim()) && !isLanguage(language)),
    page: readPage(search),
  };
};

/** Path of paths.ts, with the query of the view. */
export const documentsAddress = ({
  query,
  kind,
  language,
  page,
}: Pick<DocumentsView, 'query' | 'kind' | 'language' | 'page'>): string => {
  const parameters = new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(kind && { kind }),
    ...(language && { language }),
    ...(page > 1 && { [pageParameter]: String(page) }),
  });
  return parameters.size > 0 ? `${paths.documents}?${parameters}` : paths.documents;
};
