import type { DocumentFilter } from '#domain/catalogue/products/document-key.ts';
import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import type { DocumentedProduct } from '#domain/catalogue/products/ports.ts';
import type { Language } from '#domain/shared/language.ts';

/** Size of a page, in products. */
export const documentsPageSize = 24;

export interface DocumentsQuery extends DocumentFilter {
  /** Product, REF or lot; blank: all products. At most 200 characters. */
  readonly query: string;
  /** 1-based. */
  readonly page: number;
  /** Language of the page: it orders the names. */
  readonly shownIn: Language;
}

/** One page of the products that have documents, with those that the query selects. */
export interface DocumentsPage {
  readonly products: readonly DocumentedProduct[];
  /** Documents that most of the products on all pages have, and that the products here are without. */
  readonly shared: readonly ProductDocument[];
  /** Number of products on all pages. */
  readonly count: number;
  /** Whether the query may have found more products, which are left out. */
  readonly isCut: boolean;
  /** Lots of the query, as documents have them, that some of these documents are for alone. Left out without any. */
  readonly foundLots?: readonly string[];
  /** Lots of the query, as they are typed, that none of these documents is for alone. */
  readonly unknownLots?: readonly string[];
  /** Whether the products are not what the query says, but something like it. */
  readonly isSimilar?: boolean;
  /** Whether the query is read as misspelt. */
  readonly isRespelt?: boolean;
  /** Words of the query that the best product has not, as they are typed. */
  readonly missing?: readonly string[];
}

/** Counts the pages, at least 1. @param count of products */
export const pagesOfDocuments = (count: number): number => Math.max(1, Math.ceil(count / documentsPageSize));
