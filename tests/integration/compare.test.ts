import { encode } from 'uqr';
import { expect, test as base } from 'vitest';
import { buildApi } from '../support/api.ts';
import { openDatabaseWithContent } from '../support/database.ts';
import { buildRenderingSite, publicUrl } from '../support/rendering-site.ts';
import { test as siteTest } from '../support/site-test.ts';

const orvia = 'orvia-p2-piezo-bone-surgery-unit';
const sonatra = 'sonatra-u8-cranial-piezo-surgery-console';
const bur = 'rotanda-curved-sinus-diamond-bur';
const longShank = 'trevona-long-shank-diamond-otology-bur';

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openDatabaseWithContent();
    onCleanup(database.close);
    return database;
  })
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await buildRenderingSite(database.dataSource, { contentVersion: () => 'compared' });
    onCleanup(() => app.close());
    return app;
  })
  .extend('get', ({ app }) => async (url: string) => {
    const { statusCode: status, body, headers } = await app.inject({ url });
    return { status, body, location: headers['location'] };
  });

/** The texts of a row's cells. */
const rowOf = (html: string, label: string): string[] => {
  const row = html.split('<tr').find((text) => text.includes(`<th scope="row"><span>${label}</span>`)) ?? '';
  return Array.from(row.matchAll(/<td>(.*?)<\/td>/gsu), ([, cell = '']) =>
    cell
      .replaceAll(/<span class="comparison-of".*?<\/span>/gu, '')
      .replaceAll(/<[^>]*>/gu, '')
      .replaceAll('\u00a0', ' '),
  );
};

test('products stand side by side, with attributes, technical data and regulatory facts', async ({ get }) => {
  const { status, body } = await get(`/en/compare?items=${orvia},${sonatra}`);
  expect(status).toBe(200);
  expect(rowOf(body, 'Weight')).toEqual(['4.2 kg', '5.8 kg']);
  expect(rowOf(body, 'Brand')).toEqual(['Acteon', 'Eon Meditech']);
  expect(rowOf(body, 'Medical device class')).toHaveLength(2);
  expect(body).toContain('<title>Comparison: Orvia P2 Piezo Bone Surgery Unit – Sonatra U8');
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).toContain(`<link rel="canonical" href="${publicUrl}/en/compare?items=${orvia},${sonatra}"/>`);
});

test('only the rows in which they differ are shown on request', async ({ get }) => {
  const all = await get(`/en/compare?items=${orvia},${sonatra}`);
  const some = await get(`/en/compare?items=${orvia},${sonatra}&only=differences`);
  expect(rowOf(all.body, 'CE mark')).toHaveLength(2);
  expect(rowOf(some.body, 'CE mark')).toEqual([]);
  expect(rowOf(some.body, 'Weight')).toHaveLength(2);
});

test('what some products say and others do not stays among the differences, and is counted by itself', async ({
  get,
}) => {
  const { body } = await get(`/en/compare?items=${bur},${longShank}&only=differences`);
  expect(rowOf(body, 'Angle')).toEqual(['40 · 70°', '–Not stated']);
  expect(rowOf(body, 'Pieces per pack')).toEqual(['5', '–Not stated']);
  expect(rowOf(body, 'CE mark')).toEqual([]);
  expect(body).toMatch(/2 products, \d+ rows differ; \d+ rows are stated of some products only/u);
});

test('a product that was opened from a comparison leads back to it, also without scripts', async ({
  get,
}) => {
  const address = `/en/compare?items=${bur},${longShank}`;
  const { body } = await get(address);
  const [, product = ''] = /<th scope="col" [^>]*>\s*<a href="([^"]*)"/u.exec(body) ?? [];
  expect(product).toBe(`/en/products/product-details/${bur}?items=${bur},${longShank}`);
  const [, back] =
    /<a [^>]*href="([^"]*)"[^>]*>Back to the comparison/u.exec((await get(product)).body) ?? [];
  expect(back).toBe(address);
  expect((await get(product.split('?', 1)[0] ?? '')).body).not.toContain('Back to the comparison');
});

test('on phones, each value has its product’s name, and one that all share is said of all', async ({
  get,
}) => {
  const { body } = await get(`/en/compare?items=${orvia},${sonatra}`);
  const namesOf = (label: string): string[] => {
    const row =
      body.split('<tr').find((text) => text.includes(`<th scope="row"><span>${label}</span>`)) ?? '';
    return Array.from(
      row.matchAll(/<span class="comparison-of"[^>]*>(.*?)<\/span>/gu),
      ([, name = '']) => name,
    );
  };
  expect(namesOf('Weight')).toEqual([
    'Orvia P2 Piezo Bone Surgery Unit',
    'Sonatra U8 Cranial Piezo Surgery Console',
  ]);
  expect(namesOf('CE mark')).toEqual(['All products', 'All products']);
});

test('on paper, the address leads back to the same comparison, also as a QR code', async ({ get }) => {
  const address = `/tr/compare?items=${sonatra},${orvia}&only=differences`;
  const { body } = await get(address);
  const [, printed = ''] = /class="print-contact">(.*?)<\/p>/su.exec(body) ?? [];
  expect(printed).toContain(publicUrl + address.replace('&', '&amp;'));
  const [, size, path = ''] =
    /viewBox="0 -0.5 (\d+) \d+"[^>]*><path stroke="#000" d="([^"]*)"/u.exec(body) ?? [];
  const drawn = Array.from({ length: Number(size) }, () => Array.from({ length: Number(size) }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/gu))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  expect(drawn).toEqual(encode(publicUrl + address, { ecc: 'L', border: 0 }).data);
});

test('unknown products are left out with a notice, and a single one asks for another', async ({ get }) => {
  const { status, body } = await get(`/en/compare?items=no-such-saw,${orvia}`);
  expect(status).toBe(200);
  expect(body).toContain('One product is not in our catalogue and is not compared');
  expect(body).toContain('<li>no such saw');
  expect(body).toContain(`data-removed="no-such-saw" href="/en/compare?items=${orvia}"`);
  expect(body).toContain('Add at least one more product');
  expect(body).toContain(`<option value="${sonatra}">`);
  expect((await get('/en/compare')).body).toContain('No products are chosen yet');
});

test('a product that was renamed redirects, as its page does', async ({ get, database: { dataSource } }) => {
  await dataSource.query(
    `INSERT INTO redirects (key, definition, changed_at)
     SELECT path, jsonb_build_object('from', path, 'to', target), now()
     FROM (VALUES ('/products/product-details/former', $1), ('/products/product-details/sold', '/products'))
       AS moved (path, target)`,
    [`/products/product-details/${sonatra}`],
  );
  expect(await get(`/tr/compare?items=${orvia},former&only=differences`)).toMatchObject({
    status: 301,
    location: `/tr/compare?items=${orvia},${sonatra}&only=differences`,
  });
  expect((await get(`/en/compare?items=${orvia},sold`)).body).toContain(
    'One product is not in our catalogue',
  );
});

test('each product can be asked for beside its name; one with sizes leads to their choice', async ({
  get,
}) => {
  const { body } = await get(`/en/compare?items=${bur},${orvia}`);
  const heads = Array.from(body.matchAll(/<th scope="col".*?<\/th>/gsu), ([head]) => head);
  expect(heads).toHaveLength(2);
  expect(heads[0]).toContain('aria-label="Choose a size: Rotanda Curved Sinus Diamond Bur" name="choose"');
  expect(heads[1]).toContain('aria-label="Add to list: Orvia P2 Piezo Bone Surgery Unit" name="add"');
  expect(body).toContain('1 product comes in several sizes and is added without one.');
});

const cachingTest = siteTest.extend('site', async ({ database }, { onCleanup }) => {
  const rendered: string[] = [];
  const app = await buildApi(database.dataSource, {
    contentVersion: () => 'first',
    renderPage: async ({ address: { url } }) => {
      rendered.push(url);
      return { kind: 'page', status: 200, body: Buffer.from(url.padEnd(1000, ' ')) };
    },
  });
  onCleanup(() => app.close());
  return { rendered, get: (url: string) => app.inject({ url }) };
});

cachingTest('equal comparisons are rendered once, and have an ETag', async ({ site }) => {
  await site.get('/tr/compare?items=saw,drill');
  const tagOfSame = async (): Promise<unknown> =>
    (await site.get('/tr/compare?utm_source=x&items=saw&items=drill,saw')).headers['etag'];
  await expect.poll(tagOfSame).toMatch(/^"[\w-]+"$/u);
  await site.get('/tr/compare?items=drill,saw');
  expect(site.rendered).toEqual(['/tr/compare?items=saw,drill', '/tr/compare?items=drill,saw']);
});
