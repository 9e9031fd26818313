import type { Headline, NewsItem } from '#domain/news/news-item.ts';

/** Reads the news. Lists come newest first; items of one day are ordered by id. */
export interface NewsArchive {
  items(): Promise<readonly NewsItem[]>;
  headlines(): Promise<readonly Headline[]>;
  item(id: string): Promise<NewsItem | undefined>;
}
