import { lotKey } from '#domain/catalogue/products/document-key.ts';
import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import type { DocumentedProduct } from '#domain/catalogue/products/ports.ts';

/** Empty for a text without letters and digits, which no key is. */
export const keyOf = (lot: string): string => lotKey(lot) ?? '';

/** Keys of those lots that have one. */
export const keysOf = (lots: readonly string[]): readonly string[] =>
  lots.flatMap((lot) => lotKey(lot) ?? []);

const isForLot = ({ lots = [] }: ProductDocument, keys: readonly string[]): boolean =>
  lots.some((lot) => keys.includes(keyOf(lot)));

export const hasForLot = ({ documents }: DocumentedProduct, keys: readonly string[]): boolean =>
  documents.some((document) => isForLot(document, keys));

/** The documents for one of the lots, then those for all lots. */
export const forLots = (
  { documents, ...product }: DocumentedProduct,
  keys: readonly string[],
): DocumentedProduct => ({
  ...product,
  documents: [
    ...documents.filter((document) => isForLot(document, keys)),
    ...documents.filter(({ lots }) => !lots),
  ],
});

/** Selects those of the lots that documents are for alone, as these have them. */
export const lotsOf = (
  products: readonly DocumentedProduct[],
  keys: readonly string[],
): readonly string[] => [
  ...new Set(
    products
      .flatMap(({ documents }) => documents.flatMap(({ lots = [] }) => lots))
      .filter((lot) => keys.includes(keyOf(lot))),
  ),
];
