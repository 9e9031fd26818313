import type { NewsItem } from '#domain/news/news-item.ts';
import type { NewsNeighbours, NewsRepository } from '#domain/news/ports.ts';

/** A news item with links to its neighbours. */
export interface NewsView extends NewsItem, NewsNeighbours {}

interface Dependencies {
  readonly news: Pick<NewsRepository, 'item' | 'neighbours'>;
}

/** `undefined` when there is no such item. */
export const createReadNewsItem =
  ({ news }: Dependencies) =>
  async (id: string): Promise<NewsView | undefined> => {
    const [item, neighbours] = await Promise.all([news.item(id), news.neighbours(id)]);
    return item && { ...item, ...neighbours };
  };

export type ReadNewsItem = ReturnType<typeof createReadNewsItem>;
