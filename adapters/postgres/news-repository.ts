import type { DataSource } from 'typeorm';
import type { Headline, NewsItem } from '#domain/news/news-item.ts';
import type { NewsRepository } from '#domain/news/ports.ts';
import { type NewsRow, newsRows } from './rows/content-rows.ts';

const order = { publishDate: 'DESC', id: 'ASC' } as const;

const toItem = ({ pictureFile, ...item }: NewsRow): NewsItem => ({
  ...item,
  ...(pictureFile !== null && { picture: pictureFile }),
});

interface NeighbourRow extends Headline {
  readonly side: 'newer' | 'older';
}

/** Each half reads the index from the item on; the first condition is where it begins. */
const selectNeighbours = `
  SELECT 'newer' AS side, other.id, other.title FROM news AS item, LATERAL (
    SELECT id, title FROM news
    WHERE publish_date >= item.publish_date AND (publish_date > item.publish_date OR id < item.id)
    ORDER BY publish_date, id DESC LIMIT 1
  ) AS other WHERE item.id = $1
  UNION ALL
  SELECT 'older', other.id, other.title FROM news AS item, LATERAL (
    SELECT id, title FROM news
    WHERE publish_date <= item.publish_date AND (publish_date < item.publish_date OR id > item.id)
    ORDER BY publish_date DESC, id LIMIT 1
  ) AS other WHERE item.id = $1`;

export const createPostgresNewsRepository = (dataSource: DataSource): NewsRepository => {
  const news = dataSource.getRepository(newsRows);

  return {
    items: async () => (await news.find({ order })).map(toItem),
    page: async ({ offset, limit }) => (await news.find({ order, skip: offset, take: limit })).map(toItem),
    count: () => news.count(),
    async item(id) {
      const row = await news.findOneBy({ id });
      return row ? toItem(row) : undefined;
    },
    async neighbours(id) {
      const rows = await dataSource.query<NeighbourRow[]>(selectNeighbours, [id]);
      return Object.fromEntries(rows.map(({ side, ...headline }) => [side, headline]));
    },
  };
};
