import type { OrderableProduct } from '#domain/search/query/order-items.ts';
import type { Language } from '#domain/shared/language.ts';

/** A word of the index. */
export interface KnownWord {
  readonly word: string;
  /** Number of items that have it. */
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
  /** Name as `wholeName` builds it; an item of this name or REF matches whatever the groups say. */
  readonly name: string;
  /** Number of the groups that a match may miss when there are several. */
  readonly missing: 0 | 1;
  /** Maximum number of matches of the groups; those of the name come on top. */
  readonly limit: number;
}

/** Groups of words and stems; a match has at least one of each group, in its key or its texts. */
export type Conjunction = readonly (readonly string[])[];

interface TextQuery {
  /**
   * Names as `wholeName` builds them; an item with one as name, REF or number of a register matches whatever the others
   * say.
   */
  readonly names: readonly string[];
  /**
   * Searches, at most four, each with the most matches that are wanted of it; those of the names come on top. A match
   * of one of the conjunctions is a match; those of the first ones come first where there are more than wanted.
   */
  readonly searches: readonly { readonly anyOf: readonly Conjunction[]; readonly limit: number }[];
  /** Stems of which is said whether a match has them. */
  readonly stems: readonly string[];
  /** Whether texts in this language come along, if the matches are few. */
  readonly textsIn?: Language | undefined;
}

/** An item that matches a query. */
export interface Found<Item> {
  readonly item: Item;
  /** Unique; orders items of equal score. */
  readonly slug: string;
  /** Key as `searchKey` builds it. */
  readonly key: readonly string[];
  /** Stems of the query that are in its features, and in `texts` those that are in its other texts only. */
  readonly features?: readonly string[];
  readonly texts?: readonly string[];
  /** Stems of the query that are measures that it has itself. */
  readonly measures?: readonly string[];
  /** Texts written about it, features first. */
  readonly body?: readonly string[];
}

/** Finds items by their names and texts. Rejects within seconds when the store does not answer in time. */
export interface SearchIndex<Item> {
  /** Some dozens of words for each one of the query, and the stems, as `stemOf` builds them, that texts have. */
  words(query: WordQuery & { readonly stems: readonly string[] }): Promise<readonly KnownWord[]>;
  /** Finds items, in no particular order, without duplicates. */
  items(query: TextQuery): Promise<readonly Found<Item>[]>;
  /** Reads the texts written about items, features first. @returns by slug, without unknown slugs */
  texts(slugs: readonly string[], language: Language): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** Finds what the lines of an order name, all of them at once. Rejects when the store does not answer in time. */
export interface OrderIndex {
  /** Some dozens of words for each one of the query. */
  words(query: WordQuery): Promise<readonly KnownWord[]>;
  /** The products that have one of these names, or a variant with one of these REFs, as `wholeName` builds them, or one of these registry codes, as words. */
  named(names: readonly string[]): Promise<readonly OrderableProduct[]>;
  /** The matches of each query, in no particular order; none for a query without groups. */
  matches(queries: readonly ItemQuery[]): Promise<readonly (readonly Found<OrderableProduct>[])[]>;
}
