import type { NewsItem } from '#domain/news/news-item.ts';

/** Size of a page, in news items. */
export const newsPageSize = 24;

/** Some of the news, newest first. */
export interface NewsPage {
  readonly items: readonly NewsItem[];
  /** Number of news items on all pages. */
  readonly count: number;
}

/** Counts the pages, at least 1. */
export const pagesOfNews = (count: number, size = newsPageSize): number =>
  Math.max(1, Math.ceil(count / size));
