import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Language } from '#domain/shared/language.ts';

/** What a listing can be filtered by: the products of a category by brand, those of a brand by category. */
export type Facet = 'brand' | 'category';

const defaultOrder = 'name';

export const ordersOf = (facet: Facet) => [defaultOrder, 'name-desc', facet] as const;

type ListingOrder = ReturnType<typeof ordersOf>[number];

/** Filter and order of a listing. */
export interface ListingView {
  /** Slug of a brand or category; `undefined`: all. */
  readonly value: string | undefined;
  readonly order: ListingOrder;
}

const sortParameter = 'sort';

/** Filter and order of a query string; unknown values and orders are ignored. */
export const readView = (search: string, facet: Facet, values: readonly string[]): ListingView => {
  const query = new URLSearchParams(search);
  const sort = query.get(sortParameter);
  return {
    value: query.getAll(facet).find((value) => values.includes(value)),
    order: ordersOf(facet).find((order) => order === sort) ?? defaultOrder,
  };
};

/** The query string of a view; empty for the unfiltered listing in its default order. */
export const searchOf = ({ value, order }: ListingView, facet: Facet): string => {
  const query = new URLSearchParams();
  if (value !== undefined) query.set(facet, value);
  if (order !== defaultOrder) query.set(sortParameter, order);
  return query.size > 0 ? `?${query.toString()}` : '';
};

/** Sorts names by the language's alphabet, and numbers in them by value. */
const collatorOf = (language: Language): Intl.Collator => new Intl.Collator(language, { numeric: true });

export interface FacetValue {
  readonly slug: string;
  readonly label: string;
  /** Number of products that have it. */
  readonly count: number;
}

interface Sorting {
  readonly facet: Facet;
  readonly language: Language;
  /** Name of a brand or category. */
  readonly labelOf: (slug: string) => string;
}

/** The values of the facet among the products, ordered by label. */
export const valuesOf = (
  products: readonly ProductSummary[],
  { facet, language, labelOf }: Sorting,
): readonly FacetValue[] => {
  const { compare } = collatorOf(language);
  return [...Map.groupBy(products, (product) => product[facet])]
    .map(([slug, group]) => ({ slug, label: labelOf(slug), count: group.length }))
    .toSorted((a, b) => compare(a.label, b.label));
};

/** The products of a view in its order; those of one brand or category are ordered by name. */
export const filterAndSort = (
  products: readonly ProductSummary[],
  { value, order }: ListingView,
  { facet, language, labelOf }: Sorting,
): readonly ProductSummary[] => {
  const { compare } = collatorOf(language);
  const byName = (a: ProductSummary, b: ProductSummary): number =>
    compare(a.name[language], b.name[language]) || compare(a.slug.en, b.slug.en);
  const byFacet = (a: ProductSummary, b: ProductSummary): number =>
    compare(labelOf(a[facet]), labelOf(b[facet])) || byName(a, b);
  const filtered = products.filter((product) => value === undefined || product[facet] === value);
  if (order === 'name') return filtered.toSorted(byName);
  return order === 'name-desc' ? filtered.toSorted((a, b) => byName(b, a)) : filtered.toSorted(byFacet);
};
