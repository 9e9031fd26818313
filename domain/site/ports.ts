import type { EntryKind } from '#domain/site/site-page.ts';

export interface IndexEntry {
  readonly kind: EntryKind;
  readonly slug: string;
  readonly changedAt: Date;
}

/**
 * What of the content has a page that search engines may show: every product, news item and solution, and the categories
 * and brands that hold products. A listing changes with what it lists.
 */
export interface SiteIndex {
  /** Stays the same for as long as the content does. */
  version(): Promise<string>;
  count(): Promise<number>;
  /** Those from `start` (0-based) on, `most` at most, in an order that holds while the content does. */
  entries(start: number, most: number): AsyncIterable<IndexEntry>;
}

/** Where pages have moved to. */
export interface RedirectRepository {
  /** Both without the language. */
  targetOf(path: string): Promise<string | undefined>;
}
