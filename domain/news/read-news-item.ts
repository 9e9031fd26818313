import type { Headline, NewsItem } from '#domain/news/news-item.ts';
import type { NewsArchive } from '#domain/news/ports.ts';

/** A news item between its neighbours. */
export interface NewsView extends NewsItem {
  /** None for the newest. */
  readonly newer?: Headline;
  /** None for the oldest. */
  readonly older?: Headline;
}

interface Dependencies {
  readonly news: Pick<NewsArchive, 'item' | 'headlines'>;
}

/** One news item; `undefined` when there is none of that id. */
export const createReadNewsItem =
  ({ news }: Dependencies) =>
  async (id: string): Promise<NewsView | undefined> => {
    const [item, headlines] = await Promise.all([news.item(id), news.headlines()]);
    if (!item) return undefined;
    const place = headlines.findIndex((headline) => headline.id === id);
    const newer = headlines[place - 1];
    const older = place === -1 ? undefined : headlines[place + 1];
    return { ...item, ...(newer && { newer }), ...(older && { older }) };
  };

export type ReadNewsItem = ReturnType<typeof createReadNewsItem>;
