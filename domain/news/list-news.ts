import type { NewsItem } from '#domain/news/news-item.ts';
import type { NewsRepository } from '#domain/news/ports.ts';

interface Dependencies {
  readonly news: Pick<NewsRepository, 'items'>;
}

/** All news, newest first. */
export const createListNews =
  ({ news }: Dependencies) =>
  (): Promise<readonly NewsItem[]> =>
    news.items();

export type ListNews = ReturnType<typeof createListNews>;
