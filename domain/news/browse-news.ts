import { type NewsPage, newsPageSize, pagesOfNews } from '#domain/news/news-page.ts';
import type { NewsRepository } from '#domain/news/ports.ts';

interface Dependencies {
  readonly news: Pick<NewsRepository, 'page' | 'count'>;
}

export interface NewsQuery {
  /** 1-based. */
  readonly page: number;
  /** Size of a page, in news items; by default `newsPageSize`. */
  readonly size?: number;
}

/** One page of the news, newest first; `undefined` when there is no such page. */
export const createBrowseNews =
  ({ news }: Dependencies) =>
  async ({ page, size = newsPageSize }: NewsQuery): Promise<NewsPage | undefined> => {
    const count = await news.count();
    if (page > pagesOfNews(count, size)) return undefined;
    return { items: await news.page({ offset: (page - 1) * size, limit: size }), count };
  };

export type BrowseNews = ReturnType<typeof createBrowseNews>;
