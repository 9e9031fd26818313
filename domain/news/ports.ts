import type { Headline, NewsItem } from '#domain/news/news-item.ts';

/** Lists are ordered newest first, then by id. */
export interface NewsRepository {
  items(): Promise<readonly NewsItem[]>;
  headlines(): Promise<readonly Headline[]>;
  item(id: string): Promise<NewsItem | undefined>;
}
