import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import type { CardSource } from '#domain/catalogue/products/product-card.ts';
import type { ProductOrder } from '#domain/catalogue/facets/product-filter.ts';
import type { Language } from '#domain/shared/language.ts';

/** Attributes, and how many products have each value and each two values. Keys are those of `facetKey`. */
export interface FacetIndex {
  /** Attributes in the order in which they are shown. */
  readonly attributes: readonly Attribute[];
  /** Values by key, in plain order of the keys. */
  readonly values: ReadonlyMap<
    string,
    {
      /** Position among all values. */
      readonly index: number;
      readonly products: number;
      /** Numbers of products that have both values, by index of the other value. */
      readonly together: readonly number[];
    }
  >;
}

export interface FacetQuery {
  /** Keys of values; products have at least one of each group. */
  readonly groups: readonly (readonly string[])[];
  /** Values whose products are counted: those that also have one of each group, but for `group`, an index or -1. */
  readonly counted: readonly { readonly key: string; readonly group: number }[];
  readonly order: ProductOrder;
  /** Language of names and descriptions. */
  readonly language: Language;
  readonly offset: number;
  readonly limit: number;
}

export interface FacetResult {
  /** Some of the matching products, in the order of the query, then by English slug. */
  readonly products: readonly { readonly summary: ProductSummary; readonly source: CardSource }[];
  /** Number of all matching products. */
  readonly count: number;
  /** Counts by key, of the values that were to be counted. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Facets of the whole catalogue, in which a query takes about as long among 100,000 products as among 200. */
export interface FacetRepository {
  index(): Promise<FacetIndex>;
  page(query: FacetQuery): Promise<FacetResult>;
}
