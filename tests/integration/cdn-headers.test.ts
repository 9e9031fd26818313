import { expect } from 'vitest';
import type { PageRequest, RenderedPage } from '#contracts/page.ts';
import { buildApi, page } from '../support/api.ts';
import { test as siteTest } from '../support/site-test.ts';

const render = async ({ address: { url } }: PageRequest): Promise<RenderedPage> => {
  if (url.endsWith('/moved')) return { kind: 'redirect', status: 301, location: '/en/here' };
  if (url.endsWith('/broken')) return { kind: 'failure', error: new Error('broken'), html: 'broken' };
  return page(`page ${url}`, url.endsWith('/nothing') ? 404 : 200);
};

const test = siteTest.extend('get', async ({ database }, { onCleanup }) => {
  const app = await buildApi(database.dataSource, {
    contentVersion: () => 'first',
    cdn: true,
    renderPage: render,
  });
  onCleanup(() => app.close());
  return async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, headers })).headers;
});

const stored = {
  'cache-control': 'public, max-age=0, s-maxage=86400, stale-while-revalidate=60, stale-if-error=86400',
  'cdn-cache-control': 'max-age=86400, stale-while-revalidate=60, stale-if-error=86400',
  'surrogate-key': 'site-content',
  'cache-tag': 'site-content',
};

test.for(['/en/about-us', '/en', '/tr/news/feed.xml', '/en/moved'])(
  'a CDN stores %s, which names its language, once it is complete',
  async (url, { get }) => {
    await expect.poll(() => get(url)).toMatchObject(stored);
    const { vary, 'set-cookie': cookie } = await get(url);
    expect(vary ?? '').not.toMatch(/cookie|language/iu);
    expect(cookie).toBeUndefined();
  },
);

test('a page while it is rendered, which has no ETag yet, is stored for a second', async ({ get }) => {
  expect(await get('/en/about-us')).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1',
    'cdn-cache-control': 'max-age=1',
  });
});

test('a 304 renews what a CDN stores', async ({ get }) => {
  await expect.poll(() => get('/en/about-us')).toHaveProperty('etag');
  const etag = String((await get('/en/about-us'))['etag']);
  expect(await get('/en/about-us', { 'if-none-match': etag })).toMatchObject({ ...stored, etag });
});

test.for(['/about-us', '/', '/request', '/en/request', '/tr/services/oem?items=a', '/moved'])(
  'only the visitor’s browser stores %s, which depends on the visitor',
  async (url, { get }) => {
    for (const accepted of ['br', 'gzip']) {
      const headers = await get(url, { 'accept-encoding': accepted });
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers).not.toHaveProperty('cdn-cache-control');
      expect(headers).not.toHaveProperty('surrogate-key');
    }
  },
);

test('a failure is stored nowhere', async ({ get }) => {
  const headers = await get('/en/broken');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('cdn-cache-control');
});
