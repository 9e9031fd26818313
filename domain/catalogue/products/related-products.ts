import type { ProductSummary } from '#domain/catalogue/products/product.ts';

export const maxRelated = 4;

interface Options<Product extends ProductSummary> {
  /** Other products, the most related first. */
  readonly nearby: readonly Product[];
  /** English slugs of products that the page already shows. */
  readonly shown: readonly (string | undefined)[];
}

/** Selects at most four products, each once. */
export const relatedProducts = <Product extends ProductSummary>({
  nearby,
  shown,
}: Options<Product>): readonly Product[] => {
  const unique = new Map(nearby.map((candidate) => [candidate.slug.en, candidate]));
  return [...unique.values()].filter(({ slug }) => !shown.includes(slug.en)).slice(0, maxRelated);
};
