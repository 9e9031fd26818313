import { expect, test as base } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { largeCatalogue } from '../../bench/support/large-catalogue.ts';
import { openTestDatabase } from '../support/database.ts';
import { buildRenderingSite, publicUrl } from '../support/rendering-site.ts';
import { readTestContent } from '../support/test-content.ts';

const category = 'mammoplasty';

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(database.close);
    return database;
  })
  .extend('products', { scope: 'file' }, async ({ database }) => {
    const content = await readTestContent();
    const products = [...largeCatalogue(content.products, 1500)];
    await createPostgresContentRepository(database.dataSource).replace({ ...content, products }, 'large');
    return products.filter((product) => product.category === category);
  })
  .extend('app', { scope: 'file' }, async ({ database, products }, { onCleanup }) => {
    if (products.length < 49) throw new Error('The category has less than three pages.');
    const app = await buildRenderingSite(database.dataSource, { contentVersion: () => 'large' });
    onCleanup(() => app.close());
    return app;
  })
  .extend('get', ({ app }) => async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url });
    const names = body.matchAll(/<h2><a href="[^"]*\/products\/product-details\/([^"]+)"/gu);
    return {
      status: statusCode,
      headers,
      html: body,
      slugs: Array.from(names, ([, slug]) => slug),
      link: (rel: string): string | undefined =>
        new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'u').exec(body)?.[1],
    };
  });

const addressOf = (language: string): string => `/${language}/products/${category}`;

test.for(languages)(
  'the pages of a listing in %s show every product once, in order',
  async (language, { get, products }) => {
    const pages = Math.ceil(products.length / 24);
    const shown: (string | undefined)[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { status, slugs } = await get(`${addressOf(language)}${page > 1 ? `?page=${page}` : ''}`);
      expect([status, slugs.length]).toEqual([200, page < pages ? 24 : products.length - 24 * (pages - 1)]);
      shown.push(...slugs);
    }
    const { compare } = new Intl.Collator(language, { numeric: true });
    const inOrder = products.toSorted((a, b) => compare(a.name[language], b.name[language]));
    expect(shown).toEqual(inOrder.map(({ slug }) => slug.en));
    const { status } = await get(`${addressOf(language)}?page=${pages + 1}`);
    expect(status).toBe(404);
  },
);

test('a page of a listing is canonical and names its neighbours, in links that need no script', async ({
  get,
  products,
}) => {
  const listing = publicUrl + addressOf('en');
  const first = await get(addressOf('en'));
  expect([first.link('canonical'), first.link('prev'), first.link('next')]).toEqual([
    listing,
    undefined,
    `${listing}?page=2`,
  ]);
  const second = await get(`${addressOf('en')}?page=2`);
  expect([second.link('canonical'), second.link('prev'), second.link('next')]).toEqual([
    `${listing}?page=2`,
    listing,
    `${listing}?page=3`,
  ]);
  expect(second.html).toContain(`hrefLang="tr" href="${publicUrl}${addressOf('tr')}?page=2"`);
  expect(second.html).toContain(`>${products.length} products<`);
  expect(second.html).toMatch(/<nav class="pagination" aria-label="List pages">/u);
  const present = `Page 2 of ${Math.ceil(products.length / 24)}`;
  expect(second.html).toMatch(
    new RegExp(`<a(?=[^>]*aria-label="${present}")(?=[^>]*aria-current="page")`, 'u'),
  );
  expect(second.html).toMatch(/<a(?=[^>]*rel="prev")(?=[^>]*href="\/en\/products\/mammoplasty#list-head")/u);
  expect(second.html).toMatch(
    /<a(?=[^>]*rel="next")(?=[^>]*href="\/en\/products\/mammoplasty\?page=3#list-head")/u,
  );
  expect(second.html).toMatch(/<title>[^<]* – page 2 ·/u);
});

test('another order of a listing is kept in its links, not indexed, and canonical as the listing', async ({
  get,
}) => {
  const { html, link } = await get(`${addressOf('en')}?sort=name-desc&page=2`);
  expect(html).toContain('href="/en/products/mammoplasty?sort=name-desc&amp;page=3#list-head"');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(link('canonical')).toBe(publicUrl + addressOf('en'));
});

test('choices on the page of a category or brand are in its own address', async ({ get }) => {
  const filtered = await get(`${addressOf('tr')}?brand=rinoface&category=lasers`);
  const form = /<form id="facets".*?<\/form>/su.exec(filtered.html)?.[0] ?? '';
  expect(form).toContain('action="/tr/products/mammoplasty"');
  expect(form).not.toMatch(/name="(?:category|solution|sort)"/u);
  expect(form.match(/<input type="checkbox"[^>]* checked=""/gu)).toHaveLength(1);
  expect(filtered.html).toContain('<meta name="robots" content="noindex"');
  expect(filtered.link('canonical')).toBe(publicUrl + addressOf('tr'));

  const brand = await get('/en/products/partners/smith&nephew?class=IIa');
  expect(brand.html).toContain('action="/en/products/partners/smith&amp;nephew"');
  expect(brand.link('canonical')).toBe(`${publicUrl}/en/products/partners/smith&amp;nephew`);
});

test('the solution that a visitor came by is no choice, and every view of the category keeps it', async ({
  get,
}) => {
  const address = '/en/products/surgical-tools';
  const { html } = await get(`${address}?solution=brain-and-spine-solutions`);
  const form = /<form id="facets".*?<\/form>/su.exec(html)?.[0] ?? '';
  expect(form).toContain('<input type="hidden" name="solution" value="brain-and-spine-solutions"/>');
  expect(html).not.toContain('<meta name="robots" content="noindex"');
  expect(html).toContain(`href="${address}?sort=brand&amp;solution=brain-and-spine-solutions"`);
});

test('every page of a listing is cached, one beyond the last and filtered ones are not', async ({ get }) => {
  const isCached = async (url: string): Promise<boolean> => {
    await get(url);
    return (await get(url)).headers.etag !== undefined;
  };
  await expect.poll(() => isCached(`${addressOf('tr')}?page=2`)).toBe(true);
  expect(await isCached(`${addressOf('tr')}?page=1`)).toBe(true);
  expect(await isCached(`${addressOf('tr')}?page=99999`)).toBe(false);
  expect(await isCached(`${addressOf('tr')}?sort=name-desc&page=2`)).toBe(false);
});

test.for([
  ['tr', 'Filtreleri geç'],
  ['en', 'Skip the filters'],
] as const)('before the filters in %s, a link leads to the products', async ([language, text], { get }) => {
  const { html } = await get(addressOf(language));
  const [link, id] = /<a href="#([^"]+)" class="skip-link">(?!İçeriğe|Skip to)[^<]+/u.exec(html) ?? [];
  expect(link).toContain(text);
  const target = html.indexOf(`id="${id}"`);
  expect(html.indexOf('<fieldset')).toBeGreaterThan(html.indexOf(String(link)));
  expect(target).toBeGreaterThan(html.lastIndexOf('</fieldset>'));
  expect(html.indexOf('<h2><a')).toBeGreaterThan(target);
});
