import { type DataSource, LessThanOrEqual } from 'typeorm';
import type { Headline, NewsItem } from '#domain/news/news-item.ts';
import type { NewsRepository } from '#domain/news/ports.ts';
import { type NewsRow, newsRows } from './rows/content-rows.ts';

const order = { publishDate: 'DESC', id: 'ASC' } as const;

const toItem = ({ pictureFile, link, ...item }: NewsRow): NewsItem => ({
  ...item,
  ...(pictureFile !== null && { picture: pictureFile }),
  ...(link && { link }),
});

interface NeighbourRow extends Headline {
  readonly side: 'newer' | 'older';
}

/**
 * Each half reads the index from the item on; the first condition is where it begins. Parameters: $1 id, $2 today.
 */
const selectNeighbours = `
  SELECT 'newer' AS side, other.id, other.title FROM news AS item, LATERAL (
    SELECT id, title FROM news
    WHERE publish_date >= item.publish_date AND (publish_date > item.publish_date OR id < item.id)
      AND publish_date <= $2
    ORDER BY publish_date, id DESC LIMIT 1
  ) AS other WHERE item.id = $1
  UNION ALL
  SELECT 'older', other.id, other.title FROM news AS item, LATERAL (
    SELECT id, title FROM news
    WHERE publish_date <= item.publish_date AND (publish_date < item.publish_date OR id > item.id)
    ORDER BY publish_date DESC, id LIMIT 1
  ) AS other WHERE item.id = $1`;

/** @param today the day in Türkiye, as 2026-01-31; news of later days are held back */
export const createPostgresNewsRepository = (dataSource: DataSource, today: () => string): NewsRepository => {
  const news = dataSource.getRepository(newsRows);
  const published = () => ({ publishDate: LessThanOrEqual(today()) });

  return {
    items: async () => (await news.find({ where: published(), order })).map(toItem),
    page: async ({ offset, limit }) =>
      (await news.find({ where: published(), order, skip: offset, take: limit })).map(toItem),
    count: () => news.countBy(published()),
    async item(id) {
      const row = await news.findOneBy({ id, ...published() });
      return row ? toItem(row) : undefined;
    },
    async neighbours(id) {
      const rows = await dataSource.query<NeighbourRow[]>(selectNeighbours, [id, today()]);
      return Object.fromEntries(rows.map(({ side, ...headline }) => [side, headline]));
    },
  };
};
