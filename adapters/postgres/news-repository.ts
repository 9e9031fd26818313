import type { DataSource } from 'typeorm';
import type { Headline, NewsItem } from '#domain/news/news-item.ts';
import type { NewsRepository } from '#domain/news/ports.ts';

/** Expression of the index. */
const publishDate = `(definition ->> 'publishDate')`;

/** Parameters: $1 today, $2 the offset, and $3 the limit, `null`: none. */
const selectItems = `
  SELECT definition FROM news WHERE ${publishDate} <= $1
  ORDER BY ${publishDate} DESC, key OFFSET $2 LIMIT $3`;

interface Row {
  readonly definition: NewsItem;
}

interface NeighbourRow extends Headline {
  readonly side: 'newer' | 'older';
}

/**
 * Each half reads the index from the item on; the first condition is where it begins. Parameters: $1 id, $2 today.
 */
const selectNeighbours = `
  WITH item AS (SELECT key AS id, ${publishDate} AS day FROM news WHERE key = $1)
  SELECT 'newer' AS side, other.* FROM item, LATERAL (
    SELECT key AS id, definition -> 'title' AS title FROM news
    WHERE ${publishDate} >= item.day AND (${publishDate} > item.day OR key < item.id) AND ${publishDate} <= $2
    ORDER BY ${publishDate}, key DESC LIMIT 1
  ) AS other
  UNION ALL
  SELECT 'older', other.* FROM item, LATERAL (
    SELECT key AS id, definition -> 'title' AS title FROM news
    WHERE ${publishDate} <= item.day AND (${publishDate} < item.day OR key > item.id)
    ORDER BY ${publishDate} DESC, key LIMIT 1
  ) AS other`;

/** @param today the day in Türkiye, as 2026-01-31; news of later days are held back */
export const createPostgresNewsRepository = (dataSource: DataSource, today: () => string): NewsRepository => {
  const select = async (offset: number, limit: number | null): Promise<NewsItem[]> => {
    const rows = await dataSource.query<Row[]>(selectItems, [today(), offset, limit]);
    return rows.map(({ definition }) => definition);
  };

  return {
    items: () => select(0, null),
    page: ({ offset, limit }) => select(offset, limit),

    async count() {
      const [row] = await dataSource.query<{ items: number }[]>(
        `SELECT count(*)::integer AS items FROM news WHERE ${publishDate} <= $1`,
        [today()],
      );
      return row?.items ?? 0;
    },

    async item(id) {
      const [row] = await dataSource.query<Row[]>(
        `SELECT definition FROM news WHERE key = $1 AND ${publishDate} <= $2`,
        [id, today()],
      );
      return row?.definition;
    },

    async neighbours(id) {
      const rows = await dataSource.query<NeighbourRow[]>(selectNeighbours, [id, today()]);
      return Object.fromEntries(rows.map(({ side, ...headline }) => [side, headline]));
    },
  };
};
