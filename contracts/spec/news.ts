import * as z from 'zod/mini';
import { fromWire, localized, toWire, wireText } from './localized.ts';

const headlineWire = { id: z.string(), ...wireText('title') };
const headlineView = { id: z.string(), title: localized };

const headline = z.codec(z.object(headlineWire), z.object(headlineView), {
  decode: (wire) => ({ id: wire.id, title: fromWire(wire, 'title') }),
  encode: ({ id, title }) => ({ id, ...toWire('title', title) }),
});

const linkView = z.object({ to: z.string(), label: localized });

const link = z.codec(z.object({ to: z.string(), ...wireText('label') }), linkView, {
  decode: ({ to, ...wire }) => ({ to, label: fromWire(wire, 'label') }),
  encode: ({ to, label }) => ({ to, ...toWire('label', label) }),
});

const itemWire = z.object({
  ...headlineWire,
  ...wireText('article'),
  read_time: z.number(),
  publish_date: z.string(),
  picture: z.exactOptional(z.string()),
  link: z.exactOptional(link),
});

const itemView = z.object({
  ...headlineView,
  article: localized,
  readingMinutes: z.number(),
  publishDate: z.string(),
  picture: z.exactOptional(z.string()),
  link: z.exactOptional(linkView),
});

/** Takes the fields that an item may lack, which are the same on the wire. */
const extrasOf = ({ picture, link: to }: Pick<z.output<typeof itemView>, 'picture' | 'link'>) => ({
  ...(picture !== undefined && { picture }),
  ...(to && { link: to }),
});

const decodeItem = (wire: z.output<typeof itemWire>): z.output<typeof itemView> => ({
  id: wire.id,
  title: fromWire(wire, 'title'),
  article: fromWire(wire, 'article'),
  readingMinutes: wire.read_time,
  publishDate: wire.publish_date,
  ...extrasOf(wire),
});

const encodeItem = (item: z.output<typeof itemView>): z.output<typeof itemWire> => ({
  id: item.id,
  ...toWire('title', item.title),
  ...toWire('article', item.article),
  read_time: item.readingMinutes,
  publish_date: item.publishDate,
  ...extrasOf(item),
});

/** GET /api/news, newest first. Not in the spec: `picture` (a file in /images/news/) and `link` (to a page). */
export const newsList = z.readonly(
  z.array(z.codec(itemWire, itemView, { decode: decodeItem, encode: encodeItem })),
);

const neighbours = <Headline extends z.core.$ZodType>(schema: Headline) => ({
  newer: z.exactOptional(schema),
  older: z.exactOptional(schema),
});

const viewWire = z.extend(itemWire, neighbours(headline));
const view = z.extend(itemView, neighbours(z.object(headlineView)));

const newsView = z.codec(viewWire, view, {
  decode: ({ newer, older, ...item }) => ({
    ...decodeItem(item),
    ...(newer && { newer }),
    ...(older && { older }),
  }),
  encode: ({ newer, older, ...item }) => ({
    ...encodeItem(item),
    ...(newer && { newer }),
    ...(older && { older }),
  }),
});

/** GET /api/news/{id}; `-1` with status 200 when there is no such item (spec §7). `newer` and `older` are not in the spec. */
export const newsResponse = z.union([newsView, z.literal(-1)]);
