import type { OrderableProduct } from '#domain/search/order-items.ts';

/** A word of the index. */
export interface KnownWord {
  readonly word: string;
  /** How many items have it. */
  readonly items: number;
}

/** Selects words of the index that may be what a query means. */
export interface WordQuery {
  /** Matches words that begin with one of these and words of similar spelling; numbers have no similar spelling. */
  readonly similar: readonly string[];
  /** Matches words that contain one of these. */
  readonly containing: readonly string[];
  /** Matches exactly these words. */
  readonly exact: readonly string[];
}

export interface ItemQuery {
  /** A match has at least one word of each group. */
  readonly groups: readonly (readonly string[])[];
  /** As `wholeName` builds it; an item of this name or REF matches whatever the groups say. */
  readonly name: string;
  /** How many of the groups a match may miss when there are several. */
  readonly missing: 0 | 1;
  /** Maximum number of matches of the groups; those of the name come on top. */
  readonly limit: number;
}

/** An item that matches a query. */
export interface Found<Item> {
  readonly item: Item;
  /** Unique; orders items of equal score. */
  readonly slug: string;
  /** As `searchKey` builds it. */
  readonly key: readonly string[];
}

/** Finds items by their search keys. Rejects within seconds when the store does not answer in time. */
export interface SearchIndex<Item> {
  /** Some dozens of words for each one of the query. */
  words(query: WordQuery): Promise<readonly KnownWord[]>;
  /** In no particular order, without duplicates. */
  items(query: ItemQuery): Promise<readonly Found<Item>[]>;
}

/** Finds what the lines of an order name, all of them at once. Rejects when the store does not answer in time. */
export interface OrderIndex extends Pick<SearchIndex<OrderableProduct>, 'words'> {
  /** The products that have one of these names, or a variant with one of these REFs, as `wholeName` builds them. */
  named(names: readonly string[]): Promise<readonly OrderableProduct[]>;
  /** The matches of each query, in no particular order; none for a query without groups. */
  matches(queries: readonly ItemQuery[]): Promise<readonly (readonly Found<OrderableProduct>[])[]>;
}
