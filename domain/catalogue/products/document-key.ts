import {
  type DocumentKind,
  type ProductDocument,
  documentKinds,
} from '#domain/catalogue/products/document.ts';
import { fold } from '#domain/shared/fold.ts';
import { type Language, languages } from '#domain/shared/language.ts';

/** Selects documents; what is left out selects all. */
export interface DocumentFilter {
  readonly kind?: DocumentKind;
  readonly language?: Language;
}

/** Builds the key of the documents of a kind and language. */
const filterKey = (kind: DocumentKind, language: Language): string => `${kind}/${language}`;

/**
 * Builds the key of the documents for a lot, without its case, spaces and signs; `undefined` without letters and
 * digits.
 */
export const lotKey = (lot: string): string | undefined => {
  const letters = fold(lot).match(/[\p{L}\p{N}]+/gu);
  return letters ? `lot=${letters.join('')}` : undefined;
};

/** Builds the key of a document that several products share. */
export const sharedKey = (id: string): string => `id=${id}`;

/**
 * Lists the keys by which a product is found, once each: kinds with languages of the present versions, lots, and shared
 * documents.
 */
export const documentKeys = (documents: readonly ProductDocument[]): readonly string[] => [
  ...new Set(
    documents.flatMap(({ id, kind, individual, lots = [], versions: [{ languages: written }] }) => [
      ...written.map((language) => filterKey(kind, language)),
      ...lots.flatMap((lot) => lotKey(lot) ?? []),
      ...(individual ? [] : [sharedKey(id)]),
    ]),
  ),
];

/** Keys of which a product that has such a document has one. */
export const filterKeys = ({ kind, language }: DocumentFilter): readonly string[] =>
  documentKinds
    .filter((each) => kind === undefined || each === kind)
    .flatMap((each) =>
      languages
        .filter((written) => language === undefined || written === language)
        .map((written) => filterKey(each, written)),
    );

/** Whether the present version is one that the filter selects. */
export const isSelected = (
  { kind, versions: [{ languages: written }] }: ProductDocument,
  filter: DocumentFilter,
): boolean =>
  (filter.kind === undefined || filter.kind === kind) &&
  (filter.language === undefined || written.includes(filter.language));
