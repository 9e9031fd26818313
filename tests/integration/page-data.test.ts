import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { test as siteTest } from '../support/site-test.ts';
import { buildRenderingSite } from '../support/rendering-site.ts';

const test = siteTest
  .extend('present', { scope: 'file' }, () => ({ version: 'first' }))
  .extend('app', { scope: 'file' }, async ({ database, present }, { onCleanup }) => {
    const app = await buildRenderingSite(database.dataSource, { contentVersion: () => present.version });
    onCleanup(() => app.close());
    return app;
  });

const product = '/products/product-details/orvia-p2-piezo-bone-surgery-unit';

test.for([
  '/tr',
  '/en/about-us',
  '/tr/news?page=1',
  '/tr/news/news-details/1',
  '/en/ent-solutions',
  '/tr/products?brand=acteon&sort=name',
  '/en/products/mammoplasty',
  '/tr/products/partners/acteon',
  `/tr${product}`,
  '/en/search?q=piezo',
  '/tr/products/no-such-category',
  '/tr/news/news-details/nothing',
  '/tr/nothing',
])('the data of %s is what the page is hydrated with', async (url, { app }) => {
  const [page, data] = await Promise.all([app.inject({ url }), app.inject({ url: `/api/page${url}` })]);
  const [, block = ''] = /id="hydration">([^<]*)</u.exec(page.body) ?? [];
  const { router, pageTexts } = JSON.parse(block);
  const hydratedWith = Object.entries(router.loaderData).filter(([route]) => route !== 'root');
  const answer = data.json();
  expect(data.statusCode).toBe(page.statusCode);
  expect(hydratedWith.at(-1)?.[1] ?? null).toEqual(answer.data);
  expect(answer.texts).toMatchObject(pageTexts);
  expect(data.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-language': url.slice(1, 3),
    'cache-control': page.headers['cache-control'],
    'x-robots-tag': 'noindex',
  });
});

test('data is cached until the content changes, with a tag for each coding', async ({ app, present }) => {
  const url = `/api/page/en${product}?utm_source=mail`;
  const first = await app.inject({ url });
  expect(first.headers['etag']).toBeUndefined();
  const load = () => app.inject({ url, headers: { 'accept-encoding': 'br' } });
  await expect.poll(async () => (await load()).headers['etag']).toMatch(/^"[\w-]+"$/u);
  const packed = await load();
  const { etag } = packed.headers;
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body);
  const again = { url, headers: { 'accept-encoding': 'br', 'if-none-match': String(etag) } };
  expect((await app.inject(again)).statusCode).toBe(304);
  expect((await app.inject({ url })).headers['etag']).not.toBe(etag);
  present.version = 'second';
  expect((await app.inject(again)).statusCode).toBe(200);
});

test('without a language in the path, data is in the visitor’s', async ({ app }) => {
  const url = '/api/page/search';
  const title = async (language: string): Promise<string> => {
    const { headers, body } = await app.inject({ url, headers: { 'accept-language': language } });
    expect(headers).toMatchObject({ vary: expect.stringMatching(/Accept-Language, Cookie/u) });
    return JSON.parse(body).texts.search.title;
  };
  expect(await title('tr')).not.toBe(await title('en'));
});

test.for([
  ['/tr/products/product-details/nothing?utm_source=mail', '/tr?utm_source=mail#unknown-product'],
  ['/products/product-details/nothing', '/#unknown-product'],
  ['/tr/about', '/tr/about-us'],
  ['/en/brands', '/en/partners'],
  ['/tr/products?page=0', '/tr/products'],
  ['/tr/search?q=Orvia%20P2%20Piezo%20Bone%20Surgery%20Unit', `/tr${product}`],
] as const)('the data of %s is the redirect to %s, also the second time', async ([url, to], { app }) => {
  for (const _ of [1, 2]) {
    const { statusCode, body } = await app.inject({ url: `/api/page${url}` });
    expect([statusCode, JSON.parse(body)]).toEqual([200, { redirect: to }]);
  }
});

test('data of a page with a form is the visitor’s own, with a key that is new each time', async ({ app }) => {
  const load = () => app.inject({ url: '/api/page/tr/services/oem' });
  const [one, other] = [await load(), await load()];
  expect(one.headers['cache-control']).toBe('private, no-cache');
  expect(one.json().data.key).not.toBe(other.json().data.key);
});

test.for(['/api/page//host/tr', '/api/page/\\host'])('%s has no data', async (url, { app }) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
