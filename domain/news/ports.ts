import type { Headline, NewsItem } from '#domain/news/news-item.ts';

/** News items next to a news item. */
export interface NewsNeighbours {
  /** Left out for the newest. */
  readonly newer?: Headline;
  /** Left out for the oldest. */
  readonly older?: Headline;
}

/** Published news: those of later days are held back. Lists are ordered newest first, then by id. */
export interface NewsRepository {
  items(): Promise<readonly NewsItem[]>;
  page(range: { readonly offset: number; readonly limit: number }): Promise<readonly NewsItem[]>;
  count(): Promise<number>;
  item(id: string): Promise<NewsItem | undefined>;
  /** Finds the news items next to one; none for an unknown one. */
  neighbours(id: string): Promise<NewsNeighbours>;
}
