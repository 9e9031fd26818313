import type { ProductSummary } from '#domain/catalogue/product.ts';

const maxRelated = 4;

interface Neighbourhood {
  readonly slug: string;
  readonly sameCategory: readonly ProductSummary[];
  readonly sameBrand: readonly ProductSummary[];
  /** English slugs of products that the page shows already. */
  readonly shown: readonly (string | undefined)[];
}

/** Those behind the product, then those before it: so every product of a list is suggested as often as any other. */
const onwards = (list: readonly ProductSummary[], from: string): readonly ProductSummary[] => {
  const place = list.findIndex(({ slug }) => slug.en === from);
  return [...list.slice(place + 1), ...list.slice(0, Math.max(place, 0))];
};

/** At most four other products: first of the same category, then of the same brand, each once. */
export const relatedProducts = ({
  slug,
  sameCategory,
  sameBrand,
  shown,
}: Neighbourhood): readonly ProductSummary[] => {
  const candidates = [...onwards(sameCategory, slug), ...onwards(sameBrand, slug)];
  const each = new Map(candidates.map((candidate) => [candidate.slug.en, candidate]));
  return [...each.values()].filter((candidate) => !shown.includes(candidate.slug.en)).slice(0, maxRelated);
};
