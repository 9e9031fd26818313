import { paths } from '#domain/site/pages.ts';

/** An entry of the content that has a page of its own. */
export type EntryKind = 'solution' | 'category' | 'brand' | 'product' | 'procedure' | 'news';

/** A page that search engines may index, in every language. */
export interface SitePage {
  /** Path without the language. */
  readonly path: string;
  /** Time of the last change of its content; left out where the text is part of the program. */
  readonly changedAt?: Date;
}

const pathOf: Readonly<Record<EntryKind, (slug: string) => string>> = {
  solution: paths.solution,
  category: paths.category,
  brand: paths.brand,
  product: paths.product,
  procedure: paths.procedure,
  news: paths.newsItem,
};

export const entryPath = (kind: EntryKind, slug: string): string => pathOf[kind](slug);
