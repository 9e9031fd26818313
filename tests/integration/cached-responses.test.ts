import { expect } from 'vitest';
import type { RenderedPage } from '#contracts/page.ts';
import { siteDataFile } from '../../adapters/http/pages/site-data-file.ts';
import { buildApi, composeTestSite, page } from '../support/api.ts';
import { test as siteTest } from '../support/site-test.ts';

const test = siteTest.extend('site', async ({ database }, { onCleanup }) => {
  const app = await buildApi(database.dataSource, {
    contentVersion: () => 'first',
    requestLog: false,
    renderPage: async ({ address: { url } }): Promise<RenderedPage> =>
      url.endsWith('/moved')
        ? { kind: 'redirect', status: 301, location: '/en/here' }
        : page(`page ${url}`.repeat(100)),
  });
  onCleanup(() => app.close());
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
});

/** Headers that a connection adds. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

const withoutConnection = (headers: Iterable<[string, unknown]>): Record<string, unknown> =>
  Object.fromEntries([...headers].filter(([name]) => !connectionHeaders.has(name)));

test.for([
  ['a page', 'GET', '/en/about-us', 200],
  ['a page’s head', 'HEAD', '/en/about-us', 200],
  ['a redirect', 'GET', '/en/moved', 301],
  ['a response of the API', 'GET', '/api/news', 200],
] as const)(
  '%s from the cache is the same with and without Fastify',
  async ([, method, url, status], { site }) => {
    // A brotli body may be compressed again between the two.
    const headers = { 'accept-encoding': 'gzip' };
    await site.app.inject({ url });
    await expect
      .poll(async () => (await site.app.inject({ url, headers })).headers)
      .toHaveProperty(status === 200 ? 'etag' : 'location');
    const viaFastify = await site.app.inject({ method, url, headers });
    const direct = await fetch(site.url + url, { method, headers, redirect: 'manual' });
    expect(direct.status).toBe(status);
    expect(withoutConnection(direct.headers)).toEqual(withoutConnection(Object.entries(viaFastify.headers)));
    expect(direct.headers.get('content-security-policy')).toContain("default-src 'self'");

    const etag = direct.headers.get('etag');
    if (etag === null) return;
    const again = await fetch(site.url + url, { headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);

test('a page that was posted to is not sent from the cache', async ({ site }) => {
  await site.app.inject({ url: '/en/about-us' });
  expect((await fetch(`${site.url}/en/about-us`, { method: 'POST' })).status).toBe(405);
});

test('the data of every page stays cacheable forever when it comes from the cache', async ({
  site,
  database,
}) => {
  const { path } = siteDataFile(await composeTestSite(database.dataSource).pageApi.site());
  const visits = [await fetch(site.url + path), await fetch(site.url + path)];
  for (const { headers } of visits)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
