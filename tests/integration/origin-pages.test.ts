import { expect, test as base } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { openDatabaseWithContent } from '../support/database.ts';
import { buildRenderingSite, publicUrl } from '../support/rendering-site.ts';
import { readTestContent } from '../support/test-content.ts';

const plastic = 'plastic-and-reconstructive-solutions';
const spine = 'brain-and-spine-solutions';
const tools = 'surgical-tools';
const query = `?solution=${spine}`;

const hrefsIn = (html: string): string[] =>
  Array.from(html.matchAll(/href="([^"]+)"/gu), ([, href = '']) => href.replaceAll('&amp;', '&'));

const inside = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openDatabaseWithContent();
    onCleanup(database.close);
    return database;
  })
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await buildRenderingSite(database.dataSource, { contentVersion: () => 'origins' });
    onCleanup(() => app.close());
    return app;
  })
  .extend('product', { scope: 'file' }, async () => {
    const { products } = await readTestContent();
    return `product-details/${products.find(({ category }) => category === tools)?.slug.en}`;
  })
  .extend('get', ({ app }) => async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url });
    return {
      status: statusCode,
      headers,
      html: body,
      trail: hrefsIn(inside(body, /class="breadcrumb"><ol>(.*?)<\/ol>/u)),
      neighbours: hrefsIn(inside(body, /class="frame neighbours"(.*?)<\/nav>/u)),
      canonical: inside(body, /<link rel="canonical" href="([^"]+)"/u),
      jsonLd: inside(body, /(\{[^<]*BreadcrumbList[^<]*)<\/script>/u),
    };
  });

test.for(languages)(
  'in %s, a group shows breadcrumb and neighbours of the solution in the address, a product of its own, and one canonical',
  async (language, { get }) => {
    const address = `/${language}/products/${tools}`;
    const { status, html, trail, neighbours, canonical, jsonLd } = await get(address + query);
    expect([status, canonical]).toEqual([200, publicUrl + address]);
    expect(trail).toEqual([`/${language}`, `/${language}/${spine}`]);
    expect(inside(html, /<img class="banner-picture" src="([^"]+)"/u)).toMatch(/^\/images\/products\//u);
    expect(neighbours).toContain(`/${language}/products/navigation-system`);
    expect(neighbours).toContain(`/${language}/products/head-light-system${query}`);
    expect(jsonLd).toContain(`/${language}/${plastic}`);
    expect(jsonLd).not.toContain(spine);
  },
);

test('the plain address of a group shows its first solution', async ({ get }) => {
  const { trail, neighbours } = await get(`/en/products/${tools}`);
  expect(trail).toEqual(['/en', `/en/${plastic}`]);
  expect(neighbours).toContain('/en/products/head-light-system');
});

test('products keep the solution, in their breadcrumb and in the list that they are opened from', async ({
  get,
  product,
}) => {
  expect(hrefsIn((await get(`/en/products/${tools}${query}`)).html)).toContain(
    `/en/products/${product}${query}`,
  );
  const { trail, canonical, jsonLd } = await get(`/en/products/${product}${query}`);
  expect(trail).toEqual(['/en', `/en/${spine}`, `/en/products/${tools}${query}`]);
  expect(canonical).toBe(`${publicUrl}/en/products/${product}`);
  expect(jsonLd).not.toContain(spine);
});

test('solution page, menu and drawer lead to the group of their solution', async ({ get }) => {
  const shared = `/en/products/${tools}${query}`;
  expect(hrefsIn((await get(`/en/${spine}`)).html).filter((href) => href === shared)).toHaveLength(3);
  expect(hrefsIn((await get(`/en/${plastic}`)).html).filter((href) => href === shared)).toHaveLength(2);
});

test.for([
  [`/en/products/${tools}?solution=${plastic}`, `/en/products/${tools}`],
  [`/tr/products/mammoplasty?sort=name-desc&solution=${spine}`, '/tr/products/mammoplasty?sort=name-desc'],
])('%s redirects to the plain address', async ([url = '', location], { get }) => {
  const { status, headers } = await get(url);
  expect([status, headers.location]).toEqual([302, location]);
});

test('an unknown solution redirects to the plain address', async ({ get }) => {
  const { status, headers } = await get(`/en/products/${tools}?solution=unknown&page=2`);
  expect([status, headers.location]).toEqual([302, `/en/products/${tools}?page=2`]);
});

test('pages of a solution are cached under one key, whatever else is in the address', async ({ get }) => {
  const address = `/en/products/${tools}${query}`;
  await expect.poll(async () => (await get(address)).headers.etag !== undefined).toBe(true);
  const { etag } = (await get(address)).headers;
  expect(
    (await get(`/en/products/${tools}?utm_source=x&solution=${spine}&${query.slice(1)}`)).headers.etag,
  ).toBe(etag);
});

test('a page whose banner has no picture shows none', async ({ database, get, onTestFinished }) => {
  const picture = '<img class="banner-picture"';
  expect((await get('/en/contact')).html).toContain(picture);
  await database.dataSource.query(
    "UPDATE site_pictures SET definition = jsonb_set(definition, '{banner}', '{}')",
  );
  const app = await buildRenderingSite(database.dataSource, { contentVersion: () => 'without banners' });
  onTestFinished(() => app.close());
  const { statusCode, body } = await app.inject({ url: '/en/contact' });
  expect(statusCode).toBe(200);
  expect(body).not.toContain(picture);
});
