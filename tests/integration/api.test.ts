import { expect } from 'vitest';
import { test } from '../support/site-test.ts';

test('product names are three parallel lists', async ({ api }) => {
  const { body } = await api.get('/api/product-names').expect(200);
  expect(Object.keys(body).toSorted()).toEqual(['names', 'names_tr', 'url_name']);
  const place = body.url_name.indexOf('orvia-p2-piezo-bone-surgery-unit');
  expect(body.names[place]).toBe('Orvia P2 Piezo Bone Surgery Unit');
  expect(body.names_tr[place]).toBe('Orvia P2 Piezo Kemik Cerrahisi Ünitesi');
  expect(new Set([body.names.length, body.names_tr.length, body.url_name.length]).size).toBe(1);
});

test('a product has every field of the specification', async ({ api }) => {
  const { body } = await api.get('/api/product/orvia-p2-piezo-bone-surgery-unit').expect(200);
  expect(body).toMatchObject({
    name: 'Orvia P2 Piezo Bone Surgery Unit',
    name_tr: 'Orvia P2 Piezo Kemik Cerrahisi Ünitesi',
    category: 'Ultrasonic Piezo System',
    category_tr: 'Ultrasonik Piezo Sistem',
    url_name: 'orvia-p2-piezo-bone-surgery-unit',
    url_name_tr: 'orvia-p2-piezo-kemik-cerrahisi-unitesi',
    brand: 'acteon',
    document: 'orvia-p2-piezo-bone-surgery-unit-brochure.pdf',
  });
  expect(body.id).toBeTypeOf('number');
  expect(body.details_table_tr).toContain('<table>');
  expect(body.details.length).toBe(body.details_tr.length);
  expect(body.gallery.length).toBe(body.gallery_url_name.length);
  expect(body.document_size).toBeGreaterThan(1000);
  expect(body.related).toHaveLength(4);
  expect(body.articles[0]).toHaveLength(2);
  expect(body.articles_tr[0]).toHaveLength(2);
});

test('an accessory that is a product has its slug, another has none', async ({ api }) => {
  const { body } = await api.get('/api/product/orvia-p2-piezo-bone-surgery-unit');
  const slugs = new Map(
    body.gallery.map((name: string, place: number) => [name, body.gallery_url_name[place]]),
  );
  expect(slugs.get('Orvia H1 Slim Piezo Handpiece')).toBe('orvia-h1-slim-piezo-handpiece');
  expect(slugs.get('Three-command pedal')).toBeNull();
});

test('a product answers to its Turkish slug too', async ({ api }) => {
  const { body } = await api.get('/api/product/orvia-p2-piezo-kemik-cerrahisi-unitesi').expect(200);
  expect(body.url_name).toBe('orvia-p2-piezo-bone-surgery-unit');
});

test('what is not there is -1 with status 200', async ({ api }) => {
  expect((await api.get('/api/product/no-such-thing').expect(200)).body).toBe(-1);
  expect((await api.get('/api/news/no-such-thing').expect(200)).body).toBe(-1);
});

test('news come newest first, with their fields', async ({ api }) => {
  const { body } = await api.get('/api/news').expect(200);
  const dates: string[] = body.map((item: { publish_date: string }) => item.publish_date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const item = await api.get(`/api/news/${body[0].id}`).expect(200);
  const { older, ...own } = item.body;
  expect(own).toEqual(body[0]);
  expect(older).toEqual({ id: body[1].id, title: body[1].title, title_tr: body[1].title_tr });
  expect(Object.keys(own).toSorted()).toEqual([
    'article',
    'article_tr',
    'id',
    'publish_date',
    'read_time',
    'title',
    'title_tr',
  ]);
});

test('the catalogue says what each category and brand holds', async ({ api }) => {
  const { body } = await api.get('/api/catalogue').expect(200);
  const categories = body.solutions.flatMap((solution: { categories: unknown[] }) => solution.categories);
  expect(categories).toContainEqual(
    expect.objectContaining({
      slug: 'mammoplasty',
      products: 7,
      brands: ['inplant-funnel', 'rinoface', 'ferma-medical'],
      picture: 'deslira-breast-implant-insertion-funnel',
    }),
  );
  expect(categories).toContainEqual(expect.objectContaining({ slug: 'aaa', products: 0, brands: [] }));
  expect(body.brands).toContainEqual({ slug: 'acteon', name: 'Acteon', products: 4 });
});

test('a solution lists its categories in step, an unknown one none', async ({ api }) => {
  const { body } = await api.get('/api/category/brain-and-spine-solutions').expect(200);
  const place = body.slugs.indexOf('navigation-system');
  expect([body.categories[place], body.categories_tr[place]]).toEqual([
    'Navigation System',
    'Navigasyon Sistemi',
  ]);
  expect((await api.get('/api/category/nope').expect(200)).body).toEqual({
    categories: [],
    categories_tr: [],
    slugs: [],
  });
});

test.for(['smith&nephew', 'drendel-zweiling-d+z'])(
  'the products of %s are found by plain and encoded slug',
  async (slug, { api }) => {
    const plain = await api.get(`/api/products/partners/${slug}`).expect(200);
    const encoded = await api.get(`/api/products/partners/${encodeURIComponent(slug)}`).expect(200);
    expect(plain.body.length).toBeGreaterThanOrEqual(3);
    expect(encoded.body).toEqual(plain.body);
    expect(plain.body[0]).toMatchObject({ brand: slug });
  },
);

test('a category lists its products, the placeholder and an unknown one none', async ({ api }) => {
  const { body } = await api.get('/api/products/mammoplasty').expect(200);
  expect(body.length).toBeGreaterThanOrEqual(4);
  expect(Object.keys(body[0])).toEqual(
    expect.arrayContaining(['id', 'name', 'name_tr', 'url_name', 'brand']),
  );
  expect((await api.get('/api/products/aaa').expect(200)).body).toEqual([]);
  expect((await api.get('/api/products/nope').expect(200)).body).toEqual([]);
});

test('the company is told without the addresses that requests go to', async ({ api }) => {
  const { body } = await api.get('/api/company').expect(200);
  expect(body.phones).toHaveLength(2);
  expect(body).not.toHaveProperty('recipients');
});

test('the OpenAPI document describes every call by its wire names', async ({ api }) => {
  const { body } = await api.get('/api/openapi.json').expect(200);
  expect(Object.keys(body.paths).toSorted()).toEqual([
    '/api/catalogue',
    '/api/category/{slug}',
    '/api/company',
    '/api/news',
    '/api/news/{id}',
    '/api/offer-form',
    '/api/product-names',
    '/api/product/{slug}',
    '/api/products/partners/{slug}',
    '/api/products/{slug}',
    '/api/search',
    '/api/technical-form',
  ]);
  expect(JSON.stringify(body.paths['/api/product/{slug}'])).toContain('details_table_tr');
  const calls = Object.values<Record<string, { responses: Record<string, unknown> }>>(body.paths);
  for (const { responses } of calls.flatMap((path) => Object.values(path)))
    expect(responses['default']).toHaveProperty(['content', 'application/problem+json', 'schema']);
});

test('the process is alive and ready', async ({ api }) => {
  expect((await api.get('/healthz')).status).toBe(200);
  expect((await api.get('/readyz')).status).toBe(200);
});
