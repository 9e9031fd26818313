import * as z from 'zod/mini';
import { fromWire, localized, toWire, wireText } from './localized.ts';

const newsItem = z.codec(
  z.object({
    id: z.string(),
    ...wireText('title'),
    ...wireText('article'),
    read_time: z.number(),
    publish_date: z.string(),
  }),
  z.object({
    id: z.string(),
    title: localized,
    article: localized,
    readingMinutes: z.number(),
    publishDate: z.string(),
  }),
  {
    decode: (wire) => ({
      id: wire.id,
      title: fromWire(wire, 'title'),
      article: fromWire(wire, 'article'),
      readingMinutes: wire.read_time,
      publishDate: wire.publish_date,
    }),
    encode: ({ id, title, article, readingMinutes, publishDate }) => ({
      id,
      ...toWire('title', title),
      ...toWire('article', article),
      read_time: readingMinutes,
      publish_date: publishDate,
    }),
  },
);

/** GET /api/news, newest first. */
export const newsList = z.readonly(z.array(newsItem));

/** GET /api/news/{id}; `-1` with status 200 when there is no such item (spec §7). */
export const newsAnswer = z.union([newsItem, z.literal(-1)]);
