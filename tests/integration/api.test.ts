import { expect } from 'vitest';
import { richestProduct } from '../support/test-content.ts';
import { test } from '../support/site-test.ts';

test('product names are three parallel lists, ordered by slug', async ({ api, content }) => {
  const { body } = await api.get('/api/product-names').expect(200);
  const products = content.products.toSorted((a, b) => (a.slug.en < b.slug.en ? -1 : 1));
  expect(body).toEqual({
    // With the spaces that people type, for exact matches.
    names: products.map(({ name }) => name.en.replaceAll('\u00A0', ' ')),
    names_tr: products.map(({ name }) => name.tr.replaceAll('\u00A0', ' ')),
    url_name: products.map(({ slug }) => slug.en),
  });
});

test('a product has the fields of the specification with the texts of its content file', async ({
  api,
  content,
}) => {
  const product = richestProduct(content);
  const category = content.categories.find(({ slug }) => slug === product.category);
  const { body } = await api.get(`/api/product/${product.slug.en}`).expect(200);
  expect(body).toMatchObject({
    id: expect.any(Number),
    name: product.name.en,
    name_tr: product.name.tr,
    category: category?.name.en,
    category_tr: category?.name.tr,
    category_slug: product.category,
    brand: product.brand,
    url_name: product.slug.en,
    url_name_tr: product.slug.tr,
    description: product.description.en,
    description_tr: product.description.tr,
    details: product.details.map(({ en }) => en),
    details_tr: product.details.map(({ tr }) => tr),
    details_table: product.detailsTable?.en ?? '',
    details_table_tr: product.detailsTable?.tr ?? '',
    gallery: product.gallery.map(({ en }) => en),
    gallery_tr: product.gallery.map(({ tr }) => tr),
    gallery_url_name: product.gallery.map(
      ({ tr, en }) => content.products.find(({ name }) => name.tr === tr || name.en === en)?.slug.en ?? null,
    ),
    articles: product.articles.map(({ heading, text }) => [heading.en, text.en]),
    articles_tr: product.articles.map(({ heading, text }) => [heading.tr, text.tr]),
    ...(product.document !== undefined && { document: product.document }),
    related: expect.any(Array),
  });
  const optionalKeys = [
    ...(product.document === undefined ? [] : ['document_size']),
    ...(product.regulatory ? ['regulatory'] : []),
  ];
  expect(Object.keys(body).filter((key) => ['document_size', 'regulatory'].includes(key))).toEqual(
    optionalKeys,
  );
});

test('a product has its variants, and names are listed with those of the variants that are asked for', async ({
  api,
}) => {
  const slug = 'sennoa-double-flange-ventilation-tube';
  const variant = { ref: 'FM.1140.114', name: '1.14\u00A0mm, blue', name_tr: '1,14\u00A0mm, mavi' };
  const { body } = await api.get(`/api/product/${slug}`).expect(200);
  expect(body.variants).toHaveLength(4);
  expect(body.variants[1]).toEqual({ ...variant, pieces_per_pack: 12, sterile: true });
  const names = await api
    .get(`/api/product-names?url_name=${slug}~FM.1140.114&url_name=${slug}~NONE`)
    .expect(200);
  expect(names.body).toMatchObject({ url_name: [slug], variants: [[variant]] });
});

test('a search for a REF finds its product and names the REF', async ({ api }) => {
  const { body } = await api.get('/api/search?q=fm%201140%20114').expect(200);
  expect(body).toMatchObject([
    { url_name: 'sennoa-double-flange-ventilation-tube', matched_ref: 'FM.1140.114' },
  ]);
});

test('a product is found by its Turkish slug', async ({ api, content }) => {
  const { slug } = richestProduct(content);
  const { body } = await api.get(`/api/product/${slug.tr}`).expect(200);
  expect(body.url_name).toBe(slug.en);
});

test('an unknown product or news item is -1 with status 200', async ({ api }) => {
  expect((await api.get('/api/product/no-such-thing').expect(200)).body).toBe(-1);
  expect((await api.get('/api/news/no-such-thing').expect(200)).body).toBe(-1);
});

test('news are listed newest first, with the fields of the specification', async ({ api }) => {
  const { body } = await api.get('/api/news').expect(200);
  const dates: string[] = body.map((item: { publish_date: string }) => item.publish_date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const item = await api.get(`/api/news/${body[0].id}`).expect(200);
  const { older, ...own } = item.body;
  expect(own).toEqual(body[0]);
  expect(older).toEqual(body[1] && { id: body[1].id, title: body[1].title, title_tr: body[1].title_tr });
  expect(Object.keys(own).toSorted()).toEqual([
    'article',
    'article_tr',
    'id',
    'picture',
    'publish_date',
    'read_time',
    'title',
    'title_tr',
  ]);
});

test('the categories of a solution are parallel lists, empty for an unknown solution', async ({
  api,
  content,
}) => {
  for (const { slug, categories } of content.solutions) {
    expect((await api.get(`/api/category/${slug}`).expect(200)).body).toEqual({
      categories: categories.map(({ name }) => name.en),
      categories_tr: categories.map(({ name }) => name.tr),
      slugs: categories.map((category) => category.slug),
    });
  }
  expect((await api.get('/api/category/nope').expect(200)).body).toEqual({
    categories: [],
    categories_tr: [],
    slugs: [],
  });
});

test('the products of a brand are listed by its plain and its percent-encoded slug', async ({
  api,
  content,
}) => {
  for (const { slug } of content.brands) {
    const plain = await api.get(`/api/products/partners/${slug}`).expect(200);
    const encoded = await api.get(`/api/products/partners/${encodeURIComponent(slug)}`).expect(200);
    expect(encoded.body).toEqual(plain.body);
    const own = content.products.filter(({ brand }) => brand === slug);
    expect(new Set(plain.body.map(({ url_name: item }: { url_name: string }) => item))).toEqual(
      new Set(own.map((product) => product.slug.en)),
    );
  }
});

test('a category lists its products, an unknown one none', async ({ api, content }) => {
  for (const { slug } of content.categories) {
    const { body } = await api.get(`/api/products/${slug}`).expect(200);
    expect(body.map(({ url_name: item }: { url_name: string }) => item)).toEqual(
      content.products
        .filter(({ category }) => category === slug)
        .map((product) => product.slug.en)
        .toSorted(),
    );
  }
  const { category } = richestProduct(content);
  const [first] = (await api.get(`/api/products/${category}`)).body;
  expect(Object.keys(first)).toEqual(expect.arrayContaining(['id', 'name', 'name_tr', 'url_name', 'brand']));
  expect((await api.get('/api/products/nope').expect(200)).body).toEqual([]);
});

test('the OpenAPI document describes every call by its wire names', async ({ api }) => {
  const { body } = await api.get('/api/openapi.json').expect(200);
  expect(Object.keys(body.paths).toSorted()).toEqual([
    '/api/category/{slug}',
    '/api/news',
    '/api/news/{id}',
    '/api/offer-form',
    '/api/order-lines',
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

test('/healthz and /readyz respond with 200', async ({ api }) => {
  expect((await api.get('/healthz')).status).toBe(200);
  expect((await api.get('/readyz')).status).toBe(200);
});
