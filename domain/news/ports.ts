import type { NewsItem } from '#domain/news/news-item.ts';

/** Reads the news. */
export interface NewsArchive {
  /** Newest first; items of one day are ordered by id. */
  items(): Promise<readonly NewsItem[]>;
  item(id: string): Promise<NewsItem | undefined>;
}
