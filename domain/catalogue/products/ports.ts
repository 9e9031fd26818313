import type { Brand } from '#domain/catalogue/products/brand.ts';
import type { Category } from '#domain/catalogue/products/category.ts';
import type { DataSheet } from '#domain/catalogue/products/data-sheet.ts';
import type { DrawnDocument } from '#domain/catalogue/products/drawn-document.ts';
import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import type { DocumentFilter } from '#domain/catalogue/products/document-key.ts';
import type { CardSource } from '#domain/catalogue/products/product-card.ts';
import type { Product, ProductSummary } from '#domain/catalogue/products/product.ts';
import type { Procedure } from '#domain/catalogue/products/procedure.ts';
import type { ProductCount } from '#domain/catalogue/products/product-count.ts';
import type { Solution } from '#domain/catalogue/products/solution.ts';
import type { Language } from '#domain/shared/language.ts';

/** Lists of products are ordered by English slug, unless they say otherwise. */
export interface CatalogueRepository {
  /** Lists solutions in the order of the menu; their categories are in the order of the solution's page. */
  solutions(): Promise<readonly Solution[]>;
  /** Lists brands in the order of the partners page. */
  brands(): Promise<readonly Brand[]>;
  /** One for each pair of category and brand that has products, ordered by category. */
  productCounts(): Promise<readonly ProductCount[]>;
  category(slug: string): Promise<Category | undefined>;
  brand(slug: string): Promise<Brand | undefined>;
  productsOfCategory(slug: string): Promise<readonly ProductSummary[]>;
  productsOfBrand(slug: string): Promise<readonly ProductSummary[]>;
  products(): Promise<readonly ProductSummary[]>;
  /** @param slugs English ones */
  productsOfSlugs(slugs: readonly string[]): Promise<readonly (ProductSummary & Pick<Product, 'variants'>)[]>;
  /** `item` is the slug in either language. */
  product(item: string): Promise<Product | undefined>;
  /** File of the product's picture. @param slug the English one */
  pictureOfProduct(slug: string): Promise<string | undefined>;
  /**
   * Other products that a product's page may name: `named`, those of which an entry of its gallery is the name, in either
   * language; `nearby`, at most `limit` of its category, then twice as many of its brand, as those may be the same: each time
   * those after it, then from the beginning, so that all products of a list are suggested equally often.
   */
  productsAround(
    product: Pick<Product, 'slug' | 'category' | 'brand' | 'gallery'>,
    limit: number,
  ): Promise<{
    readonly named: readonly ProductSummary[];
    readonly nearby: readonly (ProductSummary & { readonly source: CardSource })[];
  }>;
}

/** Procedures may name products that the catalogue does not have, as their day has not begun. */
export interface ProcedureRepository {
  /** Lists procedures in the order in which they are shown. */
  procedures(): Promise<readonly Procedure[]>;
}

/** A product with those of its documents that are meant. */
export interface DocumentedProduct extends Pick<Product, 'slug' | 'name'> {
  readonly documents: readonly ProductDocument[];
}

/** Products by their documents, with all of them. */
export interface DocumentRepository {
  /** Lists products that have such a document, ordered by name as `collatorOf` compares them, then by English slug. */
  page(
    filter: DocumentFilter,
    range: { readonly language: Language; readonly offset: number; readonly limit: number },
  ): Promise<readonly DocumentedProduct[]>;
  /** Counts the products that have such a document. */
  count(filter: DocumentFilter): Promise<number>;
  /**
   * Finds products of these English slugs, and at most `limit` with a document for one of the lots, in any order.
   * @param lots as `lotKey` makes them
   */
  find(query: {
    readonly slugs: readonly string[];
    readonly lots: readonly string[];
    readonly limit: number;
  }): Promise<readonly DocumentedProduct[]>;
  /**
   * Documents that more than half of the products with one of these keys share, at least two of them, by kind and id; none
   * that is for some REFs. @param keys as `filterKeys` makes them
   */
  shared(keys: readonly string[]): Promise<readonly ProductDocument[]>;
  /** One of those that share the document of this id. */
  withDocument(id: string): Promise<DocumentedProduct | undefined>;
  /** Names of all files of documents, once each. */
  files(): Promise<readonly string[]>;
}

/** Draws documents that have no file: brochures of products, and demonstrations of the others. Equal ones give equal bytes. */
export interface DocumentRenderer {
  /** Writes the title of the document, in its language. */
  title(demonstration: Omit<DrawnDocument, 'issuer'>): string;
  /**
   * @returns a PDF that says on each page that it is a demonstration, unless it is a product's brochure
   * @throws QueueFullError, MissingPicturesError
   */
  render(demonstration: DrawnDocument): Promise<Uint8Array>;
}

/** Draws data sheets. Equal sheets of one picture give equal bytes. */
export interface DataSheetRenderer {
  /**
   * @returns the PDF and its title in the sheet's language
   * @throws QueueFullError
   */
  render(sheet: DataSheet): Promise<{ readonly pdf: Uint8Array; readonly title: string }>;
}
