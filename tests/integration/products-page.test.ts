import { expect, test as base } from 'vitest';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { buildRenderingSite, publicUrl } from '../support/rendering-site.ts';
import { readTestContent } from '../support/test-content.ts';

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(database.close);
    return database;
  })
  .extend('content', { scope: 'file' }, () => readTestContent())
  .extend('get', { scope: 'file' }, async ({ database: { dataSource }, content }, { onCleanup }) => {
    await createPostgresContentRepository(dataSource).replace(content, 'present');
    const app = await buildRenderingSite(dataSource, { contentVersion: () => 'present' });
    onCleanup(() => app.close());
    return async (url: string) => {
      const { statusCode: status, body: html, headers } = await app.inject({ url });
      const link = (rel: string): string | undefined =>
        new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'u').exec(html)?.[1];
      return {
        status,
        html,
        headers,
        link,
        robots: /<meta name="robots" content="([^"]+)"/u.exec(html)?.[1],
      };
    };
  });

test('each page of all products is canonical, may be indexed and is cached', async ({ get, content }) => {
  const first = await get('/en/products');
  expect(first.html).toContain(`>${content.products.length} products<`);
  expect([first.robots, first.link('canonical'), first.link('prev'), first.link('next')]).toEqual([
    undefined,
    `${publicUrl}/en/products`,
    undefined,
    `${publicUrl}/en/products?page=2`,
  ]);
  const second = await get('/en/products?page=2');
  expect([second.robots, second.link('canonical'), second.link('prev')]).toEqual([
    undefined,
    `${publicUrl}/en/products?page=2`,
    `${publicUrl}/en/products`,
  ]);
  await expect.poll(async () => (await get('/en/products?page=2')).headers.etag).toBeDefined();
  for (const address of ['/en/products', '/en/products/surgical-tools']) {
    const { status, html } = await get(`${address}?page=99`);
    expect([status, html.includes('There is no such product group.')]).toEqual([404, false]);
  }
  const unknown = await get('/en/products/unknown-tools');
  expect([unknown.status, unknown.html.includes('There is no such product group.')]).toEqual([404, true]);
  const brand = await get('/en/products/partners/unknown-brand');
  expect([brand.status, brand.html.includes('There is no such brand')]).toEqual([404, true]);
  expect(brand.html).not.toContain('There is no such product group.');
});

test.for([
  ['?attribute=use_reusable', '/tr/products'],
  ['?sort=name-desc', '/tr/products'],
  ['?category=mammoplasty', '/tr/products/mammoplasty'],
  ['?brand=smith%26nephew', '/tr/products/partners/smith&amp;nephew'],
  ['?category=mammoplasty&brand=rinoface', '/tr/products'],
])(
  'the filtered page %s is not indexed, its canonical address is %s',
  async ([search, canonical], { get }) => {
    const page = await get(`/tr/products${search}`);
    expect([page.status, page.robots, page.link('canonical')]).toEqual([
      200,
      'noindex',
      publicUrl + canonical,
    ]);
    expect((await get(`/tr/products${search}`)).headers.etag).toBeUndefined();
  },
);

test('without JavaScript, facets are a form that is sent by its button, and links take choices away', async ({
  get,
}) => {
  const { html } = await get('/tr/products?brand=rinoface&category=mammoplasty&sort=brand');
  const form = /<form id="facets".*?<\/form>/su.exec(html)?.[0] ?? '';
  expect(form).toContain('action="/tr/products"');
  expect(form).not.toContain('method="post"');
  expect(form).toMatch(/<input type="checkbox"[^>]* name="brand"[^>]* value="rinoface"/u);
  expect(form.match(/<input type="checkbox"[^>]* checked=""/gu)).toHaveLength(2);
  expect(form).toContain('<input type="hidden" name="sort" value="brand"/>');
  expect(form).toContain('>Seçilenleri göster</button>');
  expect(html).toMatch(
    /<button type="button" popoverTarget="facets"|<button type="button" popovertarget="facets"/iu,
  );
  const chosen = /<ul class="tags facet-chosen".*?<\/ul>/su.exec(html)?.[0] ?? '';
  expect(chosen).toContain('href="/tr/products?category=mammoplasty&amp;sort=brand"');
  expect(chosen).toContain('href="/tr/products?brand=rinoface&amp;sort=brand"');
  expect(chosen).toContain('href="/tr/products?sort=brand"');
});

test('where no product matches, the page says what to take away', async ({ get }) => {
  const { html, status } = await get('/en/products?class=none&category=middle-ear-implants&brand=acteon');
  expect(status).toBe(200);
  const empty = /<div class="empty">.*?<\/div>/su.exec(html)?.[0] ?? '';
  expect(empty).toContain('No product matches all of your choices.');
  expect(empty).toMatch(/aria-label="[^"]+: remove filter"/u);
});
