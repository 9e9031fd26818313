import { expect } from 'vitest';
import * as z from 'zod';
import { test } from '../support/site-test.ts';
import { parseXml, xmlLink } from '../support/xml.ts';

test('robots.txt names the sitemap and disallows the API and unlimited query pages', async ({ api }) => {
  const { text, headers } = await api.get('/robots.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /en/search?',
      'Sitemap: http://localhost:3000/sitemap.xml',
    ]),
  );
});

const feedSchema = z.object({
  feed: z.object({
    'xml:lang': z.enum(['tr', 'en']),
    xmlns: z.literal('http://www.w3.org/2005/Atom'),
    id: z.url(),
    title: z.string().min(1),
    updated: z.iso.datetime(),
    author: z.object({ name: z.string() }),
    link: z.array(xmlLink),
    entry: z.array(
      z.object({
        id: z.url(),
        title: z.object({ type: z.literal('html'), '#text': z.string().min(1) }),
        updated: z.iso.datetime(),
        published: z.iso.datetime(),
        link: z.array(xmlLink),
        content: z.object({ type: z.literal('html'), '#text': z.string().startsWith('<p>') }),
      }),
    ),
  }),
});
const feedIn = (xml: string) => feedSchema.parse(parseXml(xml)).feed;

test.for([
  ['/tr/news/feed.xml', 'tr'],
  ['/en/news/feed.xml', 'en'],
  ['/news/feed.xml', 'tr'],
] as const)(
  'the feed %s has the news in %s, newest first, with absolute links',
  async ([path, language], { api }) => {
    const { headers, text } = await api.get(path).set('accept-language', 'de').expect(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = feedIn(text);
    const news: { id: string }[] = (await api.get('/api/news')).body;
    expect(feed['xml:lang']).toBe(language);
    expect(feed.entry.map(({ id }) => id)).toEqual(
      news.map(({ id }) => `http://localhost:3000/${language}/news/news-details/${id}`),
    );
    expect(feed.entry.map(({ link: [first] }) => first?.href)).toEqual(feed.entry.map(({ id }) => id));
    expect(feed.updated).toBe(feed.entry[0]?.updated);
    expect(feed.link.find(({ rel }) => rel === 'self')?.href).toBe(
      `http://localhost:3000/${language}/news/feed.xml`,
    );
  },
);

test('a client that has the feed gets a 304', async ({ api }) => {
  const { etag = '' } = (await api.get('/en/news/feed.xml')).headers;
  const again = await api.get('/en/news/feed.xml').set('if-none-match', `"other", ${etag}`);
  expect([again.status, again.text]).toEqual([304, '']);
});

test.for([
  '/cards/product/tr/no-such-product.jpg',
  '/cards/news/en/no-such-news.jpg',
  '/cards/brand/en/acteon.jpg',
  '/cards/product/de/orvia-p2-piezo-bone-surgery-unit.jpg',
  // Only under its own slug.
  '/cards/product/tr/orvia-p2-piezo-kemik-cerrahisi-unitesi.jpg',
])('a sharing card of an unknown item is a 404: %s', async (path, { api }) => {
  expect((await api.get(path)).status).toBe(404);
});
