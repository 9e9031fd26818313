import { expect } from 'vitest';
import type { RenderedPage } from '#contracts/page.ts';
import { buildApi, page } from '../support/api.ts';
import { test as siteTest } from '../support/site-test.ts';

const test = siteTest.extend('site', async ({ database }, { onCleanup }) => {
  let version = 'first';
  const rendered: string[] = [];
  const app = await buildApi(database.dataSource, {
    contentVersion: () => version,
    renderPage: async ({ address: { url, language } }): Promise<RenderedPage> => {
      rendered.push(url);
      const [path = ''] = url.split('?', 1);
      return path.endsWith('/moved')
        ? { kind: 'redirect', status: 301, location: url.replace('moved', language) }
        : page('here');
    },
  });
  onCleanup(() => app.close());
  return {
    rendered,
    get: async (url: string, headers: Record<string, string> = {}) => {
      const { statusCode, headers: sent, body } = await app.inject({ url, headers });
      return { status: statusCode, body, headers: sent };
    },
    changeContent(next: string) {
      version = next;
    },
  };
});

test('a redirect is resolved once, and the same for the next visitor', async ({ site }) => {
  const first = await site.get('/en/moved');
  const second = await site.get('/en/moved');
  expect([first.status, first.headers['location']]).toEqual([301, '/en/en']);
  const { date, 'x-request-id': id } = second.headers;
  expect(second).toEqual({ ...first, headers: { ...first.headers, date, 'x-request-id': id } });
  expect(site.rendered).toEqual(['/en/moved']);
});

test('a redirect of a URL without a language is cached for each language', async ({ site }) => {
  for (const turkish of ['tr', 'de']) {
    expect((await site.get('/moved', { 'accept-language': turkish })).headers['location']).toBe('/tr');
    const english = await site.get('/moved', { 'accept-language': 'en' });
    expect(english.headers).toMatchObject({ location: '/en', vary: 'Accept-Language, Cookie' });
  }
  expect(site.rendered).toEqual(['/moved', '/moved']);
});

test('a change of the content resolves redirects anew', async ({ site }) => {
  await site.get('/en/moved');
  site.changeContent('second');
  await site.get('/en/moved');
  expect(site.rendered).toEqual(['/en/moved', '/en/moved']);
});

test('a redirect keeps the whole query of its visitor', async ({ site }) => {
  await site.get('/en/moved');
  const { headers } = await site.get('/en/moved?utm_source=letter');
  expect(headers['location']).toBe('/en/en?utm_source=letter');
});
