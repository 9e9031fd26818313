import type { ProductSummary } from '#domain/catalogue/product.ts';

/** More than these nobody reads; a word more finds what is not among them. */
export const maxResults = 50;

/** Data of the search page. */
export interface SearchPageData {
  readonly query: string;
  /** Best first. */
  readonly found: readonly ProductSummary[];
}
