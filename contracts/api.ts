import type { ListedProcedure } from '#domain/catalogue/procedures/browse-procedures.ts';
import type { ProductPage } from '#domain/catalogue/facets/browse-products.ts';
import type { ComparisonPage } from '#domain/catalogue/comparison/view-comparison.ts';
import type { DocumentsPage, DocumentsQuery } from '#domain/catalogue/documents/documents-page.ts';
import type { FixedFacet } from '#domain/catalogue/facets/fixed-facet.ts';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import type { ProcedureView } from '#domain/catalogue/procedures/view-procedure.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import type { SiteData } from '#domain/content/get-site-data.ts';
import type { NewsQuery } from '#domain/news/browse-news.ts';
import type { NewsPage } from '#domain/news/news-page.ts';
import type { NewsView } from '#domain/news/read-news-item.ts';
import type { Language, Localized } from '#domain/shared/language.ts';
import type { PageName, PageTexts } from '#domain/site/page-texts.ts';
import type { ProductOrVariant } from '#contracts/list/items.ts';

export interface ProductName {
  /** The English slug. */
  readonly slug: string;
  readonly name: Localized;
  readonly variants?: readonly Pick<Variant, 'ref' | 'name'>[];
  /** Whether it has any variants. */
  readonly hasVariants?: boolean;
}

interface SearchResult {
  readonly found: readonly FoundProduct[];
  /** The only product with exactly the name or REF that was searched for. */
  readonly exact: FoundProduct | undefined;
  /** English slugs of the procedures whose name the query says. */
  readonly procedures: readonly string[];
  /** Number of words that were searched for, where the query has more; left out where that is all of them. */
  readonly maxWords?: number;
}

/**
 * Source of the data of pages: the use cases of the server. Browsers get the results of loaders (`PageData`).
 * `undefined`: it does not exist. Any method may reject.
 */
export interface Api {
  /** Reads the data that every page shows. */
  site(): Promise<SiteData>;
  /** Reads the texts that staff wrote for a page. */
  pageTexts<Page extends PageName>(page: Page, language: Language): Promise<PageTexts[Page]>;
  /**
   * One page of the products that match the filter of an address, among all or among those of a category or brand.
   * @param search its query
   */
  products(search: string, language: Language, fixed?: FixedFacet): Promise<ProductPage | undefined>;
  /** One page of the documents by product. */
  documents(query: DocumentsQuery): Promise<DocumentsPage | undefined>;
  /** Products side by side. @param slugs in either language */
  comparison(slugs: readonly string[], language: Language): Promise<ComparisonPage>;
  /** Reads all procedures. */
  procedures(): Promise<readonly ListedProcedure[]>;
  /** `item` is a procedure's slug in either language. */
  procedure(item: string): Promise<ProcedureView | undefined>;
  /** `item` is a product's slug in either language. */
  product(item: string): Promise<ProductView | undefined>;
  /** Reads the names of these products and variants, which are in any order. */
  productNames(items: readonly ProductOrVariant[]): Promise<readonly ProductName[]>;
  /**
   * Products by name, brand, category or text in either language, or REF, best first; among equals, names in `language` come
   * first, and excerpts are in it. None for a blank query. Rejects one of more than 200 characters.
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
