import type { Brand } from '#domain/catalogue/brand.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Solution } from '#domain/catalogue/solution.ts';
import type { Company } from '#domain/company/company.ts';
import type { NewsItem } from '#domain/news/news-item.ts';
import type { Redirect } from '#domain/site/redirect.ts';
import type { SitePictures } from '#domain/content/picture.ts';

export type ContentProduct = Omit<Product, 'id'>;

/** Everything that staff edit as files, checked: what one load puts into the store. */
export interface Content {
  readonly company: Company;
  readonly categories: readonly Category[];
  readonly solutions: readonly Solution[];
  readonly brands: readonly Brand[];
  /** Read once, as a large catalogue does not fit into memory. */
  readonly products: Iterable<ContentProduct> | AsyncIterable<ContentProduct>;
  readonly news: readonly NewsItem[];
  readonly redirects: readonly Redirect[];
  readonly pictures: SitePictures;
}

/** With all products in memory. */
export type WholeContent = Content & { readonly products: readonly ContentProduct[] };

/** What a load changed. */
export interface ContentChange {
  readonly kind: 'company' | 'category' | 'solution' | 'brand' | 'product' | 'news' | 'redirect' | 'pictures';
  readonly slug: string;
  readonly action: 'added' | 'changed' | 'removed';
}

export interface ContentRepository {
  /** The version loaded last; `undefined` while nothing has been loaded. */
  version(): Promise<string | undefined>;
  /**
   * Replaces the stored content and version in one transaction. Equal entries are not written, so loading the same
   * content twice changes nothing.
   */
  replace(content: Content, version: string): Promise<readonly ContentChange[]>;
}
