import type { Listing, ListingQuery } from '#domain/catalogue/listing.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import type { SiteData } from '#domain/content/get-site-data.ts';
import type { NewsQuery } from '#domain/news/browse-news.ts';
import type { NewsPage } from '#domain/news/news-page.ts';
import type { NewsView } from '#domain/news/read-news-item.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

interface ProductName {
  /** The English slug. */
  readonly slug: string;
  readonly name: Localized;
}

interface SearchResult {
  readonly found: readonly ProductSummary[];
  /** The only product with exactly the name that was searched for. */
  readonly exact: ProductSummary | undefined;
}

/**
 * Where pages get their data. In the browser it is an HTTP client of /api, on the server it calls the use cases in
 * process, so a loader is written once. `undefined`: it does not exist. Any method may reject.
 */
export interface Api {
  /** What every page shows. */
  site(): Promise<SiteData>;
  /** One page of the products of a category or brand. */
  listing(query: ListingQuery): Promise<Listing | undefined>;
  /** `item` is a product's slug in either language. */
  product(item: string): Promise<ProductView | undefined>;
  /** Of the products with these English slugs, in any order. */
  productNames(slugs: readonly string[]): Promise<readonly ProductName[]>;
  /**
   * Products by name, brand or category in either language, best first; among equals, names in `language` come
   * first. None for a blank query. Rejects one of more than 200 characters.
   * @param options.limit 1 to 50, by default 10
   */
  search(
    query: string,
    options: { readonly language: Language; readonly limit?: number },
  ): Promise<SearchResult>;
  /** One page of the news, newest first, of at most 24. */
  news(query: NewsQuery): Promise<NewsPage | undefined>;
  newsItem(id: string): Promise<NewsView | undefined>;
}
