import type { Headline, NewsItem } from '#domain/news/news-item.ts';
import type { NewsRepository } from '#domain/news/ports.ts';

/** A news item with links to its neighbours. */
export interface NewsView extends NewsItem {
  /** Left out for the newest. */
  readonly newer?: Headline;
  /** Left out for the oldest. */
  readonly older?: Headline;
}

interface Dependencies {
  readonly news: Pick<NewsRepository, 'item' | 'headlines'>;
}

/** `undefined` when there is no such item. */
export const createReadNewsItem =
  ({ news }: Dependencies) =>
  async (id: string): Promise<NewsView | undefined> => {
    const [item, headlines] = await Promise.all([news.item(id), news.headlines()]);
    if (!item) return undefined;
    const index = headlines.findIndex((headline) => headline.id === id);
    const newer = headlines[index - 1];
    const older = index === -1 ? undefined : headlines[index + 1];
    return { ...item, ...(newer && { newer }), ...(older && { older }) };
  };

export type ReadNewsItem = ReturnType<typeof createReadNewsItem>;
