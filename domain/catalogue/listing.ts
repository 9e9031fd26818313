import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Language } from '#domain/shared/language.ts';

/** A listing shows the products of a category or those of a brand. */
export type ListingKind = 'category' | 'brand';

/** What a listing can be filtered and grouped by: the products of a category by brand, those of a brand by category. */
export type Facet = 'brand' | 'category';

export const facetOf = (kind: ListingKind): Facet => (kind === 'category' ? 'brand' : 'category');

const defaultOrder = 'name';

export const ordersOf = (facet: Facet) => [defaultOrder, 'name-desc', facet] as const;

type ListingOrder = ReturnType<typeof ordersOf>[number];

/** In products. */
export const listingPageSize = 24;

/** Sorts names by the language's alphabet, and numbers in them by value; so does the repository. */
export const collatorOf = (language: Language): Intl.Collator =>
  new Intl.Collator(language, { numeric: true });

/** Filter, order and page of a listing. */
export interface ListingView {
  /** Slug of a brand or category; `undefined`: all. */
  readonly value: string | undefined;
  readonly order: ListingOrder;
  /** 1-based. */
  readonly page: number;
}

export interface ListingQuery extends ListingView {
  readonly kind: ListingKind;
  readonly slug: string;
  readonly language: Language;
}

export interface FacetCount {
  readonly slug: string;
  /** Number of products that have it, at least 1. */
  readonly count: number;
}

export interface Listing {
  /**
   * Those of the page in the order of the view; of a listing that fits on one page all products, whatever the view, so
   * that filter and order need no further request.
   */
  readonly products: readonly ProductSummary[];
  /** Of all products, without the filter. */
  readonly values: readonly FacetCount[];
  /** Of the order; left out where it is that of no language, as all products are there. */
  readonly language?: Language;
}

export const totalOf = (values: readonly FacetCount[]): number =>
  values.reduce((sum, { count }) => sum + count, 0);

/** At least 1. */
export const pagesOf = (products: number): number => Math.max(1, Math.ceil(products / listingPageSize));
