import type { Redirect } from '#domain/site/redirect.ts';
import type { EntryKind } from '#domain/site/site-page.ts';

export interface IndexEntry {
  readonly kind: EntryKind;
  readonly slug: string;
  readonly changedAt: Date;
}

/**
 * The entries of the content that have a page which search engines may index: products, procedures, news items, solutions,
 * and categories and brands with products. A listing changes with what it lists.
 */
export interface SiteIndex {
  count(): Promise<number>;
  /** Lists entries in an order that changes only with the content. @param start 0-based */
  entries(start: number, limit: number): AsyncIterable<IndexEntry>;
}

export interface RedirectRepository {
  /** The redirects from a path, whatever their query. @param path decoded, without the language */
  from(path: string): Promise<readonly Redirect[]>;
}
