import {
  type Facet,
  type FacetCount,
  type Listing,
  type ListingView,
  collatorOf,
  pagesOf,
  totalOf,
} from '#domain/catalogue/listing.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Language } from '#domain/shared/language.ts';

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
