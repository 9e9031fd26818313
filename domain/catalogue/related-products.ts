import type { ProductSummary } from '#domain/catalogue/product.ts';

const maxRelated = 4;

interface Options {
  readonly slug: string;
  readonly sameCategory: readonly ProductSummary[];
  readonly sameBrand: readonly ProductSummary[];
  /** English slugs of products that the page already shows. */
  readonly shown: readonly (string | undefined)[];
}

/** The products after the given one, then those before it, so that all products of a list are suggested equally often. */
const rotateAfter = (list: readonly ProductSummary[], from: string): readonly ProductSummary[] => {
  const index = list.findIndex(({ slug }) => slug.en === from);
  return [...list.slice(index + 1), ...list.slice(0, Math.max(index, 0))];
};

/** At most four other products: first of the same category, then of the same brand, each once. */
export const relatedProducts = ({
  slug,
  sameCategory,
  sameBrand,
  shown,
}: Options): readonly ProductSummary[] => {
  const candidates = [...rotateAfter(sameCategory, slug), ...rotateAfter(sameBrand, slug)];
  const unique = new Map(candidates.map((candidate) => [candidate.slug.en, candidate]));
  return [...unique.values()].filter((candidate) => !shown.includes(candidate.slug.en)).slice(0, maxRelated);
};
