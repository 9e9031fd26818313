import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { DocumentedProduct } from '#domain/catalogue/ports.ts';

interface SharedDocuments {
  /** Those that most of the products have, each once. */
  readonly shared: readonly ProductDocument[];
  /** The products with their other documents, which may be none. */
  readonly products: readonly DocumentedProduct[];
}

/**
 * Tells documents that hold for the company, as most products of a page have them, from those of products. A document for
 * some REFs of a product stays with it.
 */
export const shareDocuments = (products: readonly DocumentedProduct[]): SharedDocuments => {
  const byId = Map.groupBy(
    products.flatMap(({ documents }) => documents).filter(({ individual, refs }) => !individual && !refs),
    ({ id }) => id,
  );
  const shared = [...byId.values()]
    .filter(({ length }) => length > 1 && length > products.length / 2)
    .flatMap(([first]) => first ?? []);
  const ids = new Set(shared.map(({ id }) => id));
  return {
    shared,
    products: products.map(({ documents, ...product }) => ({
      ...product,
      documents: documents.filter(({ id }) => !ids.has(id)),
    })),
  };
};
