import type { NewsItem } from '#domain/news/news-item.ts';
import type { NewsArchive } from '#domain/news/ports.ts';

interface Dependencies {
  readonly news: Pick<NewsArchive, 'item'>;
}

/** One news item; `undefined` when there is none of that id. */
export const createReadNewsItem =
  ({ news }: Dependencies) =>
  (id: string): Promise<NewsItem | undefined> =>
    news.item(id);
