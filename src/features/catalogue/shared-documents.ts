import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { DocumentedProduct } from '#domain/catalogue/ports.ts';

/** The documents that several of these products have, each once. One for some REFs of a product stays with it. */
export const sharedDocuments = (products: readonly DocumentedProduct[]): readonly ProductDocument[] => {
  const byId = Map.groupBy(
    products.flatMap(({ documents }) => documents).filter(({ individual, refs }) => !individual && !refs),
    ({ id }) => id,
  );
  return [...byId.values()].flatMap(([document, ...same]) => (document && same.length > 0 ? [document] : []));
};
