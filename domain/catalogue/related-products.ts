import type { ProductSummary } from '#domain/catalogue/product.ts';

export const maxRelated = 4;

interface Options {
  /** Other products, the most related first. */
  readonly nearby: readonly ProductSummary[];
  /** English slugs of products that the page already shows. */
  readonly shown: readonly (string | undefined)[];
}

/** At most four products, each once. */
export const relatedProducts = ({ nearby, shown }: Options): readonly ProductSummary[] => {
  const unique = new Map(nearby.map((candidate) => [candidate.slug.en, candidate]));
  return [...unique.values()].filter(({ slug }) => !shown.includes(slug.en)).slice(0, maxRelated);
};
