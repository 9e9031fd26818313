import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPostgresContentRepository } from '../../adapters/postgres/content-repository.ts';
import {
  type ContentChangeListener,
  listenForContentChanges,
} from '../../adapters/postgres/listen-for-content-changes.ts';
import { buildApi, page } from '../support/api.ts';
import { until } from '../support/condition.ts';
import { type OpenTestDatabase, openDatabaseWithOwnContent } from '../support/database.ts';
import { loadOwnContent } from '../support/own-content.ts';
import { type SeverableDatabase, severable } from '../support/severable.ts';

let database: OpenTestDatabase;
let way: SeverableDatabase;
let watch: ContentChangeListener;
let app: FastifyInstance;
let rendered: string[] = [];

const load = (version: string): Promise<void> => loadOwnContent(database.dataSource, version);

const text = 'Kulak burun boğaz, '.repeat(100);

beforeAll(async () => {
  database = await openDatabaseWithOwnContent();
  way = await severable(database.url);
  await load('first');
  watch = listenForContentChanges({ url: way.url, logger: { warn: () => {} } });
  app = await buildApi(database.dataSource, {
    contentVersion: watch.version,
    renderPage: async ({ url, language }) => {
      rendered.push(url);
      const status = url.includes('nothing') ? 404 : 200;
      return page(`${language} ${url} ${text}`, status);
    },
  });
});

afterAll(async () => {
  await watch.stop();
  await app.close();
  await way.cut();
  await database.close();
});

beforeEach(async () => {
  await until(() => watch.version() !== undefined);
  rendered = [];
});

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers });

/** The page from the cache: the first visitor is sent it while it is rendered, without a tag. */
const getCached = async (
  url: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => {
  await expect.poll(async () => (await get(url, headers)).headers['etag']).toBeDefined();
  return get(url, headers);
};

const timesRendered = (url: string): number => rendered.filter((each) => each === url).length;

test('a page is rendered once for all its visitors, also for those that come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/tr/about-us')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await get('/tr/about-us');
  expect(timesRendered('/tr/about-us')).toBe(1);
});

test('the first visitor is sent the page while it is rendered, with the headers of the cached one but its tag', async () => {
  const first = await get('/en/management');
  expect(first.headers).toMatchObject({
    'content-language': 'en',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  expect(first.headers['etag']).toBeUndefined();
  expect((await getCached('/en/management')).body).toBe(first.body);
});

test('each language of a plain address is a page of its own', async () => {
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

test('a page comes in the coding that the visitor takes, each with a strong tag of its own', async () => {
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
])('a visitor who has the page (%s) is not sent it again', async (_which, header) => {
  const { headers } = await getCached('/tr/why-us');
  const again = await get('/tr/why-us', { 'if-none-match': header(String(headers['etag'])) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers).toMatchObject({ etag: headers['etag'], 'content-language': 'tr' });
});

test('another tag gets the page', async () => {
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

test('while the database is away, and after it is back, kept pages are answered; a change made meanwhile is heard', async () => {
  await get('/tr/partners');
  await way.cut();
  expect((await get('/tr/partners')).statusCode).toBe(200);
  expect(timesRendered('/tr/partners')).toBe(1);
  await load('while it was away');
  await way.restore();
  await expect.poll(watch.version, { timeout: 10_000 }).toMatch(/ while it was away$/u);
  await get('/tr/partners');
  expect(timesRendered('/tr/partners')).toBe(2);
});

test('a change of the content is seen at once', async () => {
  await get('/tr/news');
  await load('another');
  await expect.poll(watch.version).toMatch(/ another$/u);
  await get('/tr/news');
  expect(timesRendered('/tr/news')).toBe(2);
});

test('content that is as it once was is made anew all the same', async () => {
  const before = watch.version();
  await load('something else');
  await expect.poll(watch.version).toMatch(/ something else$/u);
  await load('another');
  await expect.poll(watch.version).toMatch(/ another$/u);
  expect(watch.version()).not.toBe(before);
});

test('what changed beside the texts is announced too', async () => {
  const before = watch.version();
  await createPostgresContentRepository(database.dataSource).announce();
  await expect.poll(watch.version).not.toBe(before);
});

test.each(['/tr/%61bout-us', '/tr/about%2Dus'])(
  'one page written as %s is not kept a second time',
  async (url) => {
    await get(url);
    await get(url);
    expect(timesRendered(url)).toBe(2);
  },
);

test('a watch whose connection has fallen silent ends all the same', async () => {
  const silent = await severable(database.url);
  const other = listenForContentChanges({ url: silent.url, logger: { warn: () => {} } });
  await until(() => other.version() !== undefined);
  silent.stall();
  await other.stop();
  await silent.cut();
});
