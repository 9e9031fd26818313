import request from 'supertest';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { siteForThisFile } from '../support/api.ts';
import { parseXml, xmlLink } from '../support/xml.ts';

const site = siteForThisFile();
const get = (path: string) => request(site().app.server).get(path);

test('robots.txt names the sitemap and keeps crawlers off what has no end', async () => {
  const { text, headers } = await get('/robots.txt').expect(200);
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

describe('the feed', () => {
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
  const feedAt = async (path: string) => feedSchema.parse(parseXml((await get(path).expect(200)).text)).feed;

  test.each([
    ['/tr/news/feed.xml', 'tr'],
    ['/en/news/feed.xml', 'en'],
    ['/news/feed.xml', 'tr'],
  ])('at %s is the news in %s, newest first, with absolute links', async (path, language) => {
    const { headers } = await get(path).set('accept-language', 'de');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = await feedAt(path);
    const news: { id: string }[] = (await get('/api/news')).body;
    expect(feed['xml:lang']).toBe(language);
    expect(feed.entry.map(({ id }) => id)).toEqual(
      news.map(({ id }) => `http://localhost:3000/${language}/news/news-details/${id}`),
    );
    expect(feed.entry.map(({ link: [first] }) => first?.href)).toEqual(feed.entry.map(({ id }) => id));
    expect(feed.updated).toBe(feed.entry[0]?.updated);
    expect(feed.link.find(({ rel }) => rel === 'self')?.href).toBe(
      `http://localhost:3000/${language}/news/feed.xml`,
    );
  });

  test('is not sent again to whoever has it', async () => {
    const { etag = '' } = (await get('/en/news/feed.xml')).headers;
    const again = await get('/en/news/feed.xml').set('if-none-match', `"other", ${etag}`);
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('a sharing card', () => {
  test.each([
    '/cards/product/tr/no-such-product.jpg',
    '/cards/news/en/no-such-news.jpg',
    '/cards/brand/en/acteon.jpg',
    '/cards/product/de/orvia-p2-piezo-bone-surgery-unit.jpg',
    // Only under its own slug.
    '/cards/product/tr/orvia-p2-piezo-kemik-cerrahisi-unitesi.jpg',
  ])('of nothing is a 404: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
