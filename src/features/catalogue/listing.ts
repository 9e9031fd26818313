import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Language } from '#domain/shared/language.ts';

/** By what a listing can be narrowed down: the products of a category by brand, those of a brand by category. */
export type Facet = 'brand' | 'category';

/** The order that a listing has unless another is asked for. */
const firstOrder = 'name';

export const ordersOf = (facet: Facet) => [firstOrder, 'name-desc', facet] as const;

type ListingOrder = ReturnType<typeof ordersOf>[number];

/** What of a listing is shown, and how. */
export interface ListingView {
  /** Slug of a brand or category; `undefined`: all. */
  readonly value: string | undefined;
  readonly order: ListingOrder;
}

const sortParameter = 'sort';

/** What a query asks for. What it asks for in vain is passed over: orders and values that there are none of. */
export const readView = (search: string, facet: Facet, values: readonly string[]): ListingView => {
  const query = new URLSearchParams(search);
  const sort = query.get(sortParameter);
  return {
    value: query.getAll(facet).find((value) => values.includes(value)),
    order: ordersOf(facet).find((order) => order === sort) ?? firstOrder,
  };
};

/** The query of a view; that of the whole listing in its first order is empty. */
export const searchOf = ({ value, order }: ListingView, facet: Facet): string => {
  const query = new URLSearchParams();
  if (value !== undefined) query.set(facet, value);
  if (order !== firstOrder) query.set(sortParameter, order);
  return query.size > 0 ? `?${query.toString()}` : '';
};

/** A name as a list sorts it: in the language's alphabet, numbers by their size. */
const collatorOf = (language: Language): Intl.Collator => new Intl.Collator(language, { numeric: true });

export interface FacetValue {
  readonly slug: string;
  readonly label: string;
  /** How many products of the listing have it. */
  readonly count: number;
}

interface Sorting {
  readonly facet: Facet;
  readonly language: Language;
  /** Name of a brand or category. */
  readonly labelOf: (slug: string) => string;
}

/** The values that products have, by name. */
export const valuesOf = (
  products: readonly ProductSummary[],
  { facet, language, labelOf }: Sorting,
): readonly FacetValue[] => {
  const { compare } = collatorOf(language);
  return [...Map.groupBy(products, (product) => product[facet])]
    .map(([slug, those]) => ({ slug, label: labelOf(slug), count: those.length }))
    .toSorted((a, b) => compare(a.label, b.label));
};

/** The products of a view in its order. Those of one brand or category are ordered by name. */
export const arrange = (
  products: readonly ProductSummary[],
  { value, order }: ListingView,
  { facet, language, labelOf }: Sorting,
): readonly ProductSummary[] => {
  const { compare } = collatorOf(language);
  const byName = (a: ProductSummary, b: ProductSummary): number =>
    compare(a.name[language], b.name[language]) || compare(a.slug.en, b.slug.en);
  const byFacet = (a: ProductSummary, b: ProductSummary): number =>
    compare(labelOf(a[facet]), labelOf(b[facet])) || byName(a, b);
  const shown = products.filter((product) => value === undefined || product[facet] === value);
  if (order === 'name') return shown.toSorted(byName);
  return order === 'name-desc' ? shown.toSorted((a, b) => byName(b, a)) : shown.toSorted(byFacet);
};
