import type { LabelGroup } from '#domain/catalogue/attributes/align-rows.ts';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { Brand } from '#domain/catalogue/products/brand.ts';
import type { Category } from '#domain/catalogue/products/category.ts';
import type { Procedure } from '#domain/catalogue/products/procedure.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { Solution } from '#domain/catalogue/products/solution.ts';
import type { Company } from '#domain/company/company.ts';
import type { NewsItem } from '#domain/news/news-item.ts';
import type { Redirect } from '#domain/site/redirect.ts';
import type { AllPageTexts } from '#domain/site/page-texts.ts';
import type { Synonym } from '#domain/search/words/synonyms.ts';
import type { SitePictures } from '#domain/content/picture.ts';

/** Product as the content files have it: without what the store assigns. */
export type ContentProduct = Omit<Product, 'id'>;

/** Everything that staff edit as files, checked: what one load puts into the store. */
export interface Content {
  readonly company: Company;
  readonly categories: readonly Category[];
  readonly solutions: readonly Solution[];
  readonly brands: readonly Brand[];
  /** Attributes in the order in which filters show them. */
  readonly attributes: readonly Attribute[];
  /** Read once, as a large catalogue does not fit into memory. */
  readonly products: Iterable<ContentProduct> | AsyncIterable<ContentProduct>;
  /** Procedures in the order in which they are shown. They may name products whose day has not begun. */
  readonly procedures: readonly Procedure[];
  readonly news: readonly NewsItem[];
  readonly redirects: readonly Redirect[];
  /** Words that people use for what the catalogue calls otherwise. */
  readonly synonyms: readonly Synonym[];
  /** Labels of details tables that mean the same. */
  readonly technicalLabels: readonly LabelGroup[];
  readonly pictures: SitePictures;
  readonly pages: AllPageTexts;
}

/** Content with all products in memory. */
export type WholeContent = Content & { readonly products: readonly ContentProduct[] };

/** Change that a load made. */
export interface ContentChange {
  readonly kind:
    | 'company'
    | 'category'
    | 'solution'
    | 'brand'
    | 'attribute'
    | 'technicalLabels'
    | 'product'
    | 'procedure'
    | 'news'
    | 'redirect'
    | 'pictures'
    | 'page';
  readonly slug: string;
  readonly action: 'added' | 'changed' | 'removed';
}

export interface ContentRepository {
  /** The version loaded last; `undefined` while nothing has been loaded. */
  version(): Promise<string | undefined>;
  /**
   * Replaces the stored content and version in one transaction. Equal entries are not written, so loading the same
   * content twice changes nothing.
   * @throws InvalidContentError when an entry has another slug than before and no redirect leads from its former page to
   * the present one, or when a gallery names a product by a name that it had before
   */
  replace(content: Content, version: string): Promise<readonly ContentChange[]>;
}
