import type { NewsItem } from '#domain/news/news-item.ts';

/** In news items. */
export const newsPageSize = 24;

/** Some of the news, newest first. */
export interface NewsPage {
  readonly items: readonly NewsItem[];
  /** Of all pages. */
  readonly count: number;
}

/** At least 1. */
export const pagesOfNews = (count: number, size = newsPageSize): number =>
  Math.max(1, Math.ceil(count / size));
