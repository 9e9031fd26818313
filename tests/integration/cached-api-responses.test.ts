import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { buildApi } from '../support/api.ts';
import { test as siteTest } from '../support/site-test.ts';

interface Site {
  get(
    url: string,
    headers?: Record<string, string>,
  ): Promise<{
    status: number;
    headers: Record<string, unknown>;
    body: string;
    bytes: Buffer;
  }>;
  changeContent(version: string | undefined): void;
}

const test = siteTest.extend('site', async ({ database }, { onCleanup }): Promise<Site> => {
  let version: string | undefined = 'first';
  const app = await buildApi(database.dataSource, { contentVersion: () => version });
  onCleanup(() => app.close());
  return {
    async get(url, headers = {}) {
      const { statusCode, headers: sent, body, rawPayload } = await app.inject({ url, headers });
      return { status: statusCode, headers: sent, body, bytes: rawPayload };
    },
    changeContent(next) {
      version = next;
    },
  };
});

test.for(['/api/products/mammoplasty', '/api/news', '/api/product-names'])(
  'the second response of %s comes from the cache, and a client that has it gets a 304',
  async (url, { site }) => {
    const first = await site.get(url);
    const second = await site.get(url);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toBe(first.body);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(first.headers['etag']).toBeUndefined();
    const etag = String(second.headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/u);

    const third = await site.get(url, { 'if-none-match': etag });
    expect([third.status, third.body]).toEqual([304, '']);
  },
);

test('a cached response is sent in brotli to those who take it', async ({ site }) => {
  const { body } = await site.get('/api/product-names');
  const packed = await site.get('/api/product-names', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.bytes).toString()).toBe(body);
});

test('a change of the content makes responses anew', async ({ site }) => {
  await site.get('/api/news');
  site.changeContent('second');
  expect((await site.get('/api/news')).headers['etag']).toBeUndefined();
  expect((await site.get('/api/news')).headers['etag']).toBeDefined();
});

test.for([
  ['a search', '/api/search?q=piezo&lang=tr'],
  ['an unknown product', '/api/product/no-such-product'],
  ['an unknown category', '/api/products/no-such-category'],
] as const)('%s is not cached, for there is no end of them', async ([, url], { site }) => {
  const first = await site.get(url);
  expect(first.status).toBe(200);
  expect((await site.get(url)).headers['etag']).toBeUndefined();
});

test('while the content version is unknown nothing is cached', async ({ site }) => {
  site.changeContent(undefined);
  await site.get('/api/news');
  expect((await site.get('/api/news')).headers['etag']).toBeUndefined();
});
