import {
  type Facet,
  type FacetCount,
  type Listing,
  type ListingView,
  collatorOf,
  ordersOf,
  pagesOf,
  totalOf,
} from '#domain/catalogue/listing.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Language } from '#domain/shared/language.ts';

const sortParameter = 'sort';
const pageParameter = 'page';

/** 1 unless the text is a whole number from 1 on. */
export const readPage = (search: string): number => {
  const text = new URLSearchParams(search).get(pageParameter) ?? '';
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 1;
};

/** Filter, order and page of a query string; what is unknown is ignored. */
export const readView = (search: string, facet: Facet, values: readonly string[]): ListingView => {
  const query = new URLSearchParams(search);
  const sort = query.get(sortParameter);
  return {
    value: query.getAll(facet).find((value) => values.includes(value)),
    order: ordersOf(facet).find((order) => order === sort) ?? 'name',
    page: readPage(search),
  };
};

/** The query string of a view; empty for the first page of the unfiltered listing in its default order. */
export const searchOf = ({ value, order, page }: ListingView, facet: Facet): string => {
  const query = new URLSearchParams();
  if (value !== undefined) query.set(facet, value);
  if (order !== 'name') query.set(sortParameter, order);
  if (page > 1) query.set(pageParameter, String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
};

export interface FacetValue extends FacetCount {
  readonly label: string;
}

interface Sorting {
  readonly facet: Facet;
  readonly language: Language;
  /** Name of a brand or category. */
  readonly labelOf: (slug: string) => string;
}

/** The values of the facet, ordered by label. */
export const labelValues = (
  values: readonly FacetCount[],
  { language, labelOf }: Pick<Sorting, 'language' | 'labelOf'>,
): readonly FacetValue[] => {
  const { compare } = collatorOf(language);
  return values
    .map(({ slug, count }) => ({ slug, label: labelOf(slug), count }))
    .toSorted((a, b) => compare(a.label, b.label));
};

/** The products of a view in its order; those of one brand or category are ordered by name. */
export const filterAndSort = (
  products: readonly ProductSummary[],
  { value, order }: Pick<ListingView, 'value' | 'order'>,
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

interface Shown {
  /** Those of the present page, in order. */
  readonly products: readonly ProductSummary[];
  /** Of all pages of the view. */
  readonly count: number;
  readonly pages: number;
}

/** What a view of a listing shows: of a listing that is there as a whole, its products filtered and sorted. */
export const showView = (listing: Listing, view: ListingView, sorting: Sorting): Shown => {
  if (listing.language === undefined) {
    const products = filterAndSort(listing.products, view, sorting);
    return { products, count: products.length, pages: 1 };
  }
  const ofValue = listing.values.filter(({ slug }) => view.value === undefined || slug === view.value);
  const count = totalOf(ofValue);
  return { products: listing.products, count, pages: pagesOf(count) };
};
