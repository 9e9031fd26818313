import * as z from 'zod/mini';
import type { NewsItem } from '#domain/news/news-item.ts';
import { toWire, wireText } from './localized.ts';

const newsItem = z.object({
  id: z.string(),
  ...wireText('title'),
  ...wireText('article'),
  read_time: z.number(),
  publish_date: z.string(),
});

export const toNewsResponse = ({
  id,
  title,
  article,
  readingMinutes,
  publishDate,
}: NewsItem): z.output<typeof newsItem> => ({
  id,
  ...toWire('title', title),
  ...toWire('article', article),
  read_time: readingMinutes,
  publish_date: publishDate,
});

/** GET /api/news, newest first. */
export const newsList = z.array(newsItem);

/** GET /api/news/{id}; `-1` with status 200 when there is no such item (spec §7). */
export const newsResponse = z.union([newsItem, z.literal(-1)]);
