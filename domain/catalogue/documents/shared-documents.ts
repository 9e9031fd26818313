import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import type { DocumentedProduct } from '#domain/catalogue/products/ports.ts';

/** The documents that most of several products have, each once. One for some REFs of a product stays with it. */
export const sharedDocuments = (products: readonly DocumentedProduct[]): readonly ProductDocument[] => {
  const byId = Map.groupBy(
    products.flatMap(({ documents }) => documents).filter(({ individual, refs }) => !individual && !refs),
    ({ id }) => id,
  );
  return [...byId.values()]
    .filter(({ length }) => length > 1 && length > products.length / 2)
    .flatMap(([first]) => first ?? []);
};

/** A product with its documents but the shared ones; they may be none. */
export const withoutShared = (
  { documents, ...product }: DocumentedProduct,
  shared: readonly ProductDocument[],
): DocumentedProduct => ({
  ...product,
  documents: documents.filter(({ id }) => !shared.some((each) => each.id === id)),
});
