import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ContentChangeListener,
  listenForContentChanges,
} from '../../adapters/postgres/listen-for-content-changes.ts';
import { buildApi, page } from '../support/api.ts';
import { until } from '../support/condition.ts';
import { type OpenTestDatabase, openDatabaseWithContent } from '../support/database.ts';
import { loadTestContent } from '../support/test-content.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { seconds } from '../support/seconds.ts';

let database: OpenTestDatabase;
let proxy: DatabaseProxy;
let watch: ContentChangeListener;
let app: FastifyInstance;
let rendered: string[] = [];

const load = (version: string): Promise<void> => loadTestContent(database.dataSource, version);

const text = 'Kulak burun boğaz, '.repeat(100);

beforeAll(async () => {
  database = await openDatabaseWithContent();
  proxy = await startDatabaseProxy(database.url);
  await load('first');
  watch = listenForContentChanges({ url: proxy.url, logger: { warn: () => {} } });
  app = await buildApi(database.dataSource, {
    contentVersion: watch.version,
    renderPage: async ({ address: { url, language } }) => {
      rendered.push(url);
      const status = url.includes('nothing') ? 404 : 200;
      return page(`${language} ${url} ${text}`, status);
    },
  });
});

afterAll(async () => {
  await watch.stop();
  await app.close();
  await proxy.cut();
  await database.close();
});

beforeEach(async () => {
  await until(() => watch.version() !== undefined);
  rendered = [];
});

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers });

/** Gets the page when it is cached: a first response is streamed, without an ETag. */
const getCached = async (
  url: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => {
  await expect.poll(async () => (await get(url, headers)).headers['etag']).toBeDefined();
  return get(url, headers);
};

const timesRendered = (url: string): number => rendered.filter((each) => each === url).length;

test('a page is rendered once for all visitors, also for concurrent ones', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/tr/about-us')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await get('/tr/about-us');
  expect(timesRendered('/tr/about-us')).toBe(1);
});

test.each(['?utm_source=letter&utm_medium=email', '?gclid=a%20b', '?'])(
  'a visitor with %s gets the page that was cached without it',
  async (query) => {
    const cached = await getCached('/tr/why-us');
    const before = rendered.length;
    expect((await get(`/tr/why-us${query}`)).headers['etag']).toBe(cached.headers['etag']);
    expect(rendered.length).toBe(before);
  },
);

test('of the parameters only those that pages read reach the renderer', async () => {
  await get('/tr/products/mammoplasty?utm_source=letter&brand=rinoface&sort=brand');
  expect(rendered.at(-1)).toBe('/tr/products/mammoplasty?brand=rinoface&sort=brand');
});

test('the first response of a page has the headers of a cached one except the ETag', async () => {
  const first = await get('/en/management');
  expect(first.headers).toMatchObject({
    'content-language': 'en',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  expect(first.headers['etag']).toBeUndefined();
  expect((await getCached('/en/management')).body).toBe(first.body);
});

test('a URL without a language is cached once for each language', async () => {
  const turkish = await getCached('/contact');
  const english = await getCached('/contact', { 'accept-language': 'en' });
  expect(turkish.body).toMatch(/^tr /u);
  expect(english.body).toMatch(/^en /u);
  expect(english.headers).toMatchObject({
    'content-language': 'en',
    vary: 'Accept-Language, Cookie, accept-encoding',
  });
  expect(turkish.headers['etag']).not.toBe(english.headers['etag']);
});

test('a cached page is sent in an accepted coding, each with its own strong ETag', async () => {
  const plain = await getCached('/en/contact');
  const gzip = await get('/en/contact', { 'accept-encoding': 'gzip' });
  const brotli = await get('/en/contact', { 'accept-encoding': 'gzip, deflate, br' });
  const unpacked = [gunzipSync(gzip.rawPayload), brotliDecompressSync(brotli.rawPayload)].map(String);
  expect(unpacked).toEqual([plain.body, plain.body]);
  expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
  ]);
  const tags = [plain, gzip, brotli].map(({ headers }) => String(headers['etag']));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/u);
  expect(plain.headers['vary']).toBe('accept-encoding');
});

test.each([
  ['its tag', (tag: string) => tag],
  ['its tag among others', (tag: string) => `"other", W/${tag}`],
  ['any', () => '*'],
])('a client that has the page (%s) gets a 304', async (_which, header) => {
  const { headers } = await getCached('/tr/why-us');
  const again = await get('/tr/why-us', { 'if-none-match': header(String(headers['etag'])) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers).toMatchObject({ etag: headers['etag'], 'content-language': 'tr' });
});

test('a client with another ETag gets the page', async () => {
  expect((await get('/tr/why-us', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test.each(['/tr/request', '/online-catalog', '/en/services/oem', '/tr/search?q=x', '/tr/nothing'])(
  '%s is rendered anew for each visitor',
  async (url) => {
    await get(url);
    await get(url);
    expect(timesRendered(url)).toBe(2);
  },
);

test('cached pages are served while the database is unavailable, and a content change meanwhile is noticed afterwards', async () => {
  await get('/tr/partners');
  await proxy.cut();
  expect((await get('/tr/partners')).statusCode).toBe(200);
  expect(timesRendered('/tr/partners')).toBe(1);
  await load('while it was away');
  await proxy.restore();
  await expect.poll(watch.version, { timeout: 10 * seconds }).toMatch(/ while it was away$/u);
  await get('/tr/partners');
  expect(timesRendered('/tr/partners')).toBe(2);
});

test('a content change is shown at once', async () => {
  await get('/tr/news');
  await load('another');
  await expect.poll(watch.version).toMatch(/ another$/u);
  await get('/tr/news');
  expect(timesRendered('/tr/news')).toBe(2);
});

test('pages are rendered again after content was changed back', async () => {
  const before = watch.version();
  await load('something else');
  await expect.poll(watch.version).toMatch(/ something else$/u);
  await load('another');
  await expect.poll(watch.version).toMatch(/ another$/u);
  expect(watch.version()).not.toBe(before);
});

test.each(['/tr/%61bout-us', '/tr/about%2Dus'])(
  'one page written as %s is not kept a second time',
  async (url) => {
    await get(url);
    await get(url);
    expect(timesRendered(url)).toBe(2);
  },
);

test('the content change listener stops even if its connection is stalled', async () => {
  const silent = await startDatabaseProxy(database.url);
  const other = listenForContentChanges({ url: silent.url, logger: { warn: () => {} } });
  await until(() => other.version() !== undefined);
  silent.stall();
  await other.stop();
  await silent.cut();
});
