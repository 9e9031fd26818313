import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { DocumentedProduct } from '#domain/catalogue/ports.ts';

interface SharedDocuments {
  /** Those that several of the products have, each once. */
  readonly shared: readonly ProductDocument[];
  /** Those of one product without what all of them have, unless it has nothing else. */
  readonly ownOf: (product: DocumentedProduct) => readonly ProductDocument[];
}

/** Tells the documents of several products from those of one. A document for some REFs of a product stays with it. */
export const shareDocuments = (products: readonly DocumentedProduct[]): SharedDocuments => {
  const byId = Map.groupBy(
    products.flatMap(({ documents }) => documents).filter(({ individual, refs }) => !individual && !refs),
    ({ id }) => id,
  );
  const groups = [...byId.values()].filter(({ length }) => length > 1);
  const ofAll = new Set(
    groups.filter(({ length }) => length === products.length).map(([first]) => first?.id),
  );
  return {
    shared: groups.flatMap(([first]) => first ?? []),
    ownOf: ({ documents }) => {
      const own = documents.filter(({ id }) => !ofAll.has(id));
      return own.length > 0 ? own : documents;
    },
  };
};
