import { expect, test as base } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { buildRenderingSite, publicUrl } from '../support/rendering-site.ts';
import { newsItem } from '../support/sample-content.ts';
import { readTestContent } from '../support/test-content.ts';

/** Newest first: two whole pages and one of two. */
const news = Array.from({ length: 50 }, (_, index) => newsItem(`item-${index}`, `${2025 - index}-03-14`));

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(database.close);
    return database;
  })
  .extend('app', { scope: 'file' }, async ({ database: { dataSource } }, { onCleanup }) => {
    await createPostgresContentRepository(dataSource).replace({ ...(await readTestContent()), news }, 'news');
    const app = await buildRenderingSite(dataSource, { contentVersion: () => 'news' });
    onCleanup(() => app.close());
    return app;
  })
  .extend('get', ({ app }) => async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url });
    const ids = body.matchAll(/<h2><a href="[^"]*\/news\/news-details\/([^"]+)"/gu);
    return {
      status: statusCode,
      headers,
      html: body,
      ids: Array.from(ids, ([, id]) => id),
      link: (rel: string): string | undefined =>
        new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'u').exec(body)?.[1],
    };
  });

test.for(languages)(
  'the pages of the news in %s show every item once, in order',
  async (language, { get }) => {
    const pages = await Promise.all(
      ['', '?page=2', '?page=3'].map((query) => get(`/${language}/news${query}`)),
    );
    expect(pages.map(({ status, ids }) => [status, ids.length])).toEqual([
      [200, 24],
      [200, 24],
      [200, 2],
    ]);
    expect(pages.flatMap(({ ids }) => ids)).toEqual(news.map(({ id }) => id));
    expect((await get(`/${language}/news?page=4`)).status).toBe(404);
  },
);

test('a page of the news is canonical and names its neighbours, in links that need no script', async ({
  get,
}) => {
  const list = `${publicUrl}/en/news`;
  const first = await get('/en/news');
  expect([first.link('canonical'), first.link('prev'), first.link('next')]).toEqual([
    list,
    undefined,
    `${list}?page=2`,
  ]);
  const second = await get('/en/news?page=2');
  expect([second.link('canonical'), second.link('prev'), second.link('next')]).toEqual([
    `${list}?page=2`,
    list,
    `${list}?page=3`,
  ]);
  expect(second.html).toContain(`hrefLang="tr" href="${publicUrl}/tr/news?page=2"`);
  expect(second.html).toMatch(/<a(?=[^>]*rel="prev")(?=[^>]*href="\/en\/news#list-head")/u);
  expect(second.html).toMatch(/<a(?=[^>]*rel="next")(?=[^>]*href="\/en\/news\?page=3#list-head")/u);
  expect(second.html).toMatch(/<h2 id="list-head" tabindex="-1"[^>]*>Page 2 of 3, \d+ news items<\/h2>/iu);
  expect(second.html).toMatch(/<title>News – page 2 ·/u);
  expect((await get('/en/news?page=3')).link('next')).toBeUndefined();
});

test('only the first page shows its first item large', async ({ get }) => {
  expect((await get('/tr/news')).html).toContain('news-entry latest');
  expect((await get('/tr/news?page=2')).html).not.toContain('news-entry latest');
});

test('every page of the news is cached, one beyond the last is not', async ({ get }) => {
  const isCached = async (url: string): Promise<boolean> => {
    await get(url);
    return (await get(url)).headers.etag !== undefined;
  };
  await expect.poll(() => isCached('/tr/news?page=2')).toBe(true);
  expect(await isCached('/tr/news?page=99999')).toBe(false);
});

test('the feed has the fifty newest items', async ({ get }) => {
  const { html } = await get('/tr/news/feed.xml');
  expect(Array.from(html.matchAll(/<entry>/gu))).toHaveLength(50);
});
