import fastify, { type FastifyInstance } from 'fastify';
import request from 'supertest';
import { expect } from 'vitest';
import * as z from 'zod';
import type { ListSitePages } from '#domain/site/list-site-pages.ts';
import { problems } from '../../adapters/http/plugins/problems.ts';
import { sitemapRoutes } from '../../adapters/http/routes/sitemap.ts';
import { composeTestSite } from '../support/api.ts';
import { test } from '../support/site-test.ts';
import { parseXml, xmlLink } from '../support/xml.ts';

const sitemapSchema = z.object({
  urlset: z.object({
    url: z.array(
      z.object({ loc: z.string(), lastmod: z.iso.datetime().optional(), 'xhtml:link': z.array(xmlLink) }),
    ),
  }),
});

const indexSchema = z.object({
  sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.string() })) }),
});

const urlsIn = (xml: string) => sitemapSchema.parse(parseXml(xml)).urlset.url;

const brandPage = (language: string): string =>
  `http://localhost:3000/${language}/products/partners/smith&nephew`;

/** A server with no other routes than sitemaps. */
const serve = async (
  sitePages: ListSitePages,
  maxUrlsPerFile: number,
  key: (name: string) => string | undefined = () => undefined,
): Promise<FastifyInstance> => {
  const app = fastify();
  await app.register(problems);
  await app.register(
    sitemapRoutes({
      useCases: { sitePages },
      publicUrl: 'https://site.example',
      cache: { key },
      maxUrlsPerFile,
    }),
  );
  await app.ready();
  return app;
};

test('the sitemap lists each page in both languages with its alternates, and dates pages of loaded content', async ({
  api,
}) => {
  const { text, headers } = await api.get('/sitemap.xml').expect(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  // The prefix of the alternates has to be declared (XML Namespaces, 5); the parser does not ask.
  expect(text).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(urlsIn(text).filter(({ loc }) => loc.endsWith('smith&nephew'))).toEqual(
    ['tr', 'en'].map((language) => ({
      loc: brandPage(language),
      lastmod: expect.any(String),
      'xhtml:link': [
        { rel: 'alternate', hreflang: 'tr', href: brandPage('tr') },
        { rel: 'alternate', hreflang: 'en', href: brandPage('en') },
        { rel: 'alternate', hreflang: 'x-default', href: brandPage('tr') },
      ],
    })),
  );
  expect(urlsIn(text).find(({ loc }) => loc.endsWith('/about-us'))).not.toHaveProperty('lastmod');
});

test('the sitemap has no duplicates, no empty category and no page that is hidden from search engines', async ({
  api,
}) => {
  const locations = urlsIn((await api.get('/sitemap.xml')).text).map(({ loc }) => loc);
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations.filter((loc) => /\/(?:aaa|search|brands|styleguide)$/u.test(loc))).toEqual([]);
});

test('a client that has the sitemap gets a 304, and HEAD has the same ETag', async ({ api }) => {
  const { etag = '' } = (await api.get('/sitemap.xml')).headers;
  const { text } = await api.get('/sitemap.xml').set('if-none-match', etag).expect(304);
  expect(text).toBe('');
  const head = await api.head('/sitemap.xml').expect(200);
  expect(head.headers['etag']).toBe(etag);
  await api.get('/sitemap.xml').set('if-none-match', 'W/"another"').expect(200);
});

test('a sitemap above the maximum of URLs is split into files that list every URL once', async ({
  api,
  database,
}) => {
  const { sitePages } = composeTestSite(database.dataSource).useCases;
  const app = await serve(sitePages, 100);
  const { text } = await request(app.server).get('/sitemap.xml').expect(200);
  const files = indexSchema.parse(parseXml(text)).sitemapindex.sitemap.map(({ loc }) => loc);
  expect(files.length).toBeGreaterThan(2);

  const locations: string[] = [];
  for (const file of files) {
    const part = urlsIn((await request(app.server).get(new URL(file).pathname).expect(200)).text);
    expect(part.length).toBeLessThanOrEqual(100);
    locations.push(...part.map(({ loc }) => new URL(loc).pathname));
  }
  const whole = urlsIn((await api.get('/sitemap.xml')).text).map(({ loc }) => new URL(loc).pathname);
  expect(locations).toEqual(whole);

  await request(app.server)
    .get(`/sitemap-${files.length + 1}.xml`)
    .expect(404);
  await request(app.server).get('/sitemap-0.xml').expect(404);
  await app.close();
});

test('60,000 URLs are split into files of at most 50,000 URLs and 50 MB', async () => {
  const pages = 30_000;
  const app = await serve(
    {
      parts: async (size) => Math.ceil(pages / size),
      async *part(part, size) {
        const end = Math.min(pages, (part + 1) * size);
        for (let page = part * size; page < end; page += 1) {
          yield {
            path: `/products/product-details/a-product-with-a-name-as-long-as-most-${page}`,
            changedAt: new Date(0),
          };
        }
      },
    },
    50_000,
  );
  const { text } = await request(app.server).get('/sitemap.xml').expect(200);
  expect(indexSchema.parse(parseXml(text)).sitemapindex.sitemap).toHaveLength(2);
  const sizes: number[] = [];
  for (const file of [1, 2]) {
    const { text: xml } = await request(app.server).get(`/sitemap-${file}.xml`).expect(200);
    expect(Buffer.byteLength(xml)).toBeLessThan(52_428_800);
    sizes.push(xml.match(/<loc>/gu)?.length ?? 0);
  }
  expect(sizes).toEqual([50_000, 10_000]);
  await app.close();
});

test('a sitemap is made once for all clients, with and without compression, until the content changes', async () => {
  let version = 'first';
  let made = 0;
  const app = await serve(
    {
      parts: async () => 1,
      async *part() {
        made += 1;
        yield { path: `/${version}` };
      },
    },
    50_000,
    (name) => `${version} ${name}`,
  );
  const get = (coding: string) => request(app.server).get('/sitemap.xml').set('accept-encoding', coding);
  const [gzip, plain] = await Promise.all([get('br, gzip'), get('identity')]);
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(gzip.text).toBe(plain.text);
  expect(urlsIn(plain.text).map(({ loc }) => loc)).toContain('https://site.example/tr/first');
  await get('gzip');
  expect(made).toBe(1);
  version = 'second';
  expect((await get('gzip')).text).toContain('/tr/second');
  expect(made).toBe(2);
  await app.close();
});
