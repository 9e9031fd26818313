import { createHash } from 'node:crypto';
import { expect, test as base } from 'vitest';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openDatabaseWithContent } from '../support/database.ts';
import { buildRenderingSite, publicUrl } from '../support/rendering-site.ts';
import { readTestContent } from '../support/test-content.ts';

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
    const app = await buildRenderingSite(database.dataSource);
    onCleanup(() => app.close());
    return app;
  })
  .extend('get', ({ app }) => async (url: string) => {
    const response = await app.inject({ url });
    const html = response.body;
    return {
      response,
      status: response.statusCode,
      html,
      table: hrefsIn(inside(html, /<ol class="instrument-table">(.*?)<\/ol>/u)),
      canonical: inside(html, /<link rel="canonical" href="([^"]+)"/u),
    };
  });

const details = '/products/product-details';
const set = [
  'orvia-p2-piezo-bone-surgery-unit',
  'solvera-5-led-surgical-headlight',
  'orvia-rhinoplasty-osteotomy-tip-set',
  'arlesta-angled-septum-scissors',
];

test('every instrument of a procedure is a link to its product, and the set one button', async ({ get }) => {
  const { status, html, table } = await get('/en/procedures/rhinoplasty');
  expect(status).toBe(200);
  expect(table).toEqual(set.map((slug) => `/en${details}/${slug}`));
  expect(html).toContain('<span class="instrument-name">Arlesta Angled Septum Scissors</span>');
  expect(inside(html, /<button value="([^"]+)" class="button" name="add">/u)).toBe(set.join(','));
  expect(html).toContain('action="/en/request/items"');
  expect(html.match(/<script type="module"[^>]*>/gu)).toEqual([expect.stringContaining('/plain')]);
});

test('the picture of a table has an alternative, and styles lay a link over each instrument in it', async ({
  get,
}) => {
  const { html, table } = await get('/en/procedures/breast-augmentation');
  expect(html).toContain(
    'alt="Instrument table set for breast augmentation: the products below on a surgical drape"',
  );
  expect(html).toMatch(/srcSet="\/images\/tables\/480\/breast-augmentation\.[\da-f]{8}\.avif 480w/u);
  expect(table).toHaveLength(2);
  expect(html).toContain('.instrument-table>:nth-child(2){--x:72%;--y:60%;--w:6%;--h:50%}');
  expect((await get('/tr/procedures')).html).toContain('/images/tables/800/breast-augmentation.');
});

test('a procedure has one address for search engines in each language, whatever its slug, and lists its products', async ({
  get,
}) => {
  const { html, canonical } = await get('/tr/procedures/rinoplasti');
  expect(canonical).toBe(`${publicUrl}/tr/procedures/rhinoplasty`);
  expect(html).toContain(`hrefLang="en" href="${publicUrl}/en/procedures/rhinoplasty"`);
  expect(html).toContain('<title>Rinoplasti · Örnek Medikal</title>');
  const jsonLd = inside(html, /<script type="application\/ld\+json"[^>]*>([^<]*)/u);
  expect(jsonLd).toContain(`"numberOfItems":${set.length}`);
  expect(jsonLd).toContain(`${publicUrl}/tr${details}/${set[0]}`);
});

test('the places of the instruments are styles that the policy of the page names', async ({ get }) => {
  const { response, html } = await get('/tr/procedures/rhinoplasty');
  const styles = inside(html, /<style[^>]*>(.*?)<\/style>/su);
  expect(styles).toContain('.instrument-table>:nth-child(4){--x:70%;--y:72%;--w:28.5%}');
  expect(Buffer.byteLength(styles)).toBeLessThan(38_500);
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(response.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test('solutions, groups, products, the menu, results of a search and the sitemap lead to procedures', async ({
  get,
  app,
}) => {
  const page = '/en/procedures/rhinoplasty';
  expect(hrefsIn((await get('/en/plastic-and-reconstructive-solutions')).html)).toContain(page);
  expect(hrefsIn((await get('/en/ent-solutions')).html)).not.toContain(page);
  expect(hrefsIn((await get('/en/products/ultrasonic-piezo-system')).html)).toContain(page);
  expect(hrefsIn((await get(`/en${details}/${set[3]}`)).html)).toContain(page);
  expect(hrefsIn((await get('/en/search?q=rinoplasti')).html)).toContain(page);
  expect(hrefsIn((await get('/en/search?q=headlight')).html)).not.toContain(page);
  expect(hrefsIn((await get('/en/about-us')).html)).toContain('/en/procedures');
  expect(hrefsIn((await get('/en/procedures')).html)).toEqual(
    expect.arrayContaining([page, '/en/procedures/breast-augmentation']),
  );
  expect((await app.inject({ url: '/sitemap.xml' })).body).toContain(`${publicUrl}${page}</loc>`);
});

test('a product names the procedures in which it is used to the API, too', async ({ app }) => {
  const response = await app.inject({ url: `/api/product/${set[0]}` });
  expect(response.json()).toMatchObject({ procedures: ['rhinoplasty'] });
});

test('there is no page of an unknown procedure', async ({ get }) => {
  const { status, html } = await get('/tr/procedures/nothing');
  expect(status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('a product that is held back is missing on the page, and the set can still be requested', async ({
  database,
  get,
}) => {
  const content = await readTestContent();
  const store = createPostgresContentRepository(database.dataSource);
  const products = content.products.filter(({ slug }) => slug.en !== set[0]);
  await store.replace({ ...content, products }, 'without one');
  const { status, html, table } = await get('/tr/procedures/rhinoplasty');
  expect(status).toBe(200);
  expect(table).toHaveLength(set.length - 1);
  expect(html).not.toContain(set[0]);
  await store.replace(content, 'as before');
});

test('content without procedures has an empty list of them', async ({ database, get }) => {
  const content = await readTestContent();
  const store = createPostgresContentRepository(database.dataSource);
  await store.replace({ ...content, procedures: [] }, 'without procedures');
  const { status, html } = await get('/en/procedures');
  expect(status).toBe(200);
  expect(html).toContain('No procedures have been added yet');
  expect(hrefsIn((await get('/en/products/ultrasonic-piezo-system')).html)).not.toContain(
    '/en/procedures/rhinoplasty',
  );
});
