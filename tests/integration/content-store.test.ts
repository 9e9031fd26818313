import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { Content, ContentRepository } from '#domain/content/content.ts';
import { createPostgresCatalogueRepository } from '../../adapters/postgres/catalogue-repository.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { both, product } from '../support/in-memory-catalogue.ts';
import { sampleContent } from '../support/sample-content.ts';

let dataSource: DataSource;
let close: () => Promise<void>;
let store: ContentRepository;

const stored = (slug: string): Promise<Product | undefined> =>
  createPostgresCatalogueRepository(dataSource).product(slug);

const idOf = async (slug: string): Promise<number | undefined> => (await stored(slug))?.id;

const withProducts = (products: Content['products']): Content => ({ ...sampleContent, products });

beforeAll(async () => {
  ({ dataSource, close } = await openTestDatabase());
  store = createPostgresContentRepository(dataSource);
});

beforeEach(() =>
  dataSource.query(
    'TRUNCATE company, solutions, categories, brands, products, procedures, news, redirects, page_texts, content_version CASCADE',
  ),
);

afterAll(() => close());

test('a store without content has no version', async () => {
  expect(await store.version()).toBeUndefined();
});

test('the first load adds every entry and stores the version', async () => {
  const changes = await store.replace(sampleContent, 'first');
  expect(changes).toHaveLength(31);
  expect(new Set(changes.map(({ action }) => action))).toEqual(new Set(['added']));
  expect(changes).toContainEqual({ kind: 'product', slug: 'piezo-unit', action: 'added' });
  expect(changes).toContainEqual({ kind: 'brand', slug: 'drendel-zweiling-d+z', action: 'added' });
  expect(changes).toContainEqual({ kind: 'company', slug: '1', action: 'added' });
  expect(await store.version()).toBe('first');
});

test('loading the same content changes only the version', async () => {
  await store.replace(sampleContent, 'first');
  expect(await store.replace(sampleContent, 'second')).toEqual([]);
  expect(await store.version()).toBe('second');
});

test('a changed product is the only change reported, and keeps its id', async () => {
  await store.replace(sampleContent, 'first');
  const id = await idOf('piezo-unit');

  const changed = sampleContent.products.map((each) =>
    each.slug.en === 'piezo-unit' ? { ...each, details: [], brand: 'smith&nephew' } : each,
  );
  expect(await store.replace(withProducts(changed), 'second')).toEqual([
    { kind: 'product', slug: 'piezo-unit', action: 'changed' },
  ]);
  expect(await stored('piezo-unit')).toMatchObject({ id, details: [], brand: 'smith&nephew' });
});

test('parts that a product no longer has are deleted from the store', async () => {
  await store.replace(sampleContent, 'first');
  await store.replace(withProducts([product('piezo-unit'), product('ear-drill')]), 'second');
  const bare = await stored('piezo-unit');
  expect(bare).not.toHaveProperty('document');
  expect(bare).not.toHaveProperty('detailsTable');
});

test('a product that is no longer in the content is deleted, and another can have its name', async () => {
  await store.replace(sampleContent, 'first');
  const [piezoUnit] = sampleContent.products;
  const heir = product('piezo-unit-2', { name: piezoUnit?.name ?? { tr: '', en: '' } });

  const redirects = ['piezo-unit', 'piezo-unit-tr'].map((slug) => ({
    from: `/products/product-details/${slug}`,
    to: '/products/product-details/piezo-unit-2',
  }));
  expect(await store.replace({ ...withProducts([heir]), redirects }, 'second')).toEqual([
    { kind: 'product', slug: 'piezo-unit-2', action: 'added' },
    { kind: 'product', slug: 'piezo-unit', action: 'removed' },
    { kind: 'product', slug: 'ear-drill', action: 'removed' },
    ...redirects.map(({ from }) => ({ kind: 'redirect', slug: from, action: 'added' })),
    { kind: 'redirect', slug: '/piezo.html', action: 'removed' },
  ]);
  expect(await stored('ear-drill')).toBeUndefined();
});

test('a brand can be deleted together with its last product', async () => {
  await store.replace(sampleContent, 'first');
  const content = {
    ...sampleContent,
    brands: sampleContent.brands.filter(({ slug }) => slug !== 'smith&nephew'),
    products: sampleContent.products.filter(({ brand }) => brand !== 'smith&nephew'),
  };
  const changes = await store.replace(content, 'second');
  expect(changes).toContainEqual({ kind: 'brand', slug: 'smith&nephew', action: 'removed' });
  expect(changes).toContainEqual({ kind: 'product', slug: 'ear-drill', action: 'removed' });
});

test('two products can swap their Turkish slugs and both of their names', async () => {
  const first = product('first');
  const second = product('second');
  await store.replace(withProducts([first, second]), 'before');
  const id = await idOf('first');

  const swapped = [
    { ...first, slug: { en: 'first', tr: second.slug.tr }, name: second.name },
    { ...second, slug: { en: 'second', tr: first.slug.tr }, name: first.name },
  ];
  expect(await store.replace(withProducts(swapped), 'after')).toHaveLength(2);
  expect(await stored('first')).toMatchObject({ id, name: second.name, slug: { tr: second.slug.tr } });
  expect(await idOf(second.slug.tr)).toBe(id);
});

test.for([
  {
    fault: 'a brand that is not there',
    says: 'foreign key',
    part: { products: [product('new', { brand: 'nobody' })] },
  },
  {
    fault: 'a name that two products have',
    says: 'unique constraint',
    part: { products: [product('one'), product('other', { name: both('one') })] },
  },
])('a load that fails at $fault changes neither content nor version', async ({ says, part }) => {
  await store.replace(sampleContent, 'first');
  await expect(
    store.replace({ ...sampleContent, brands: sampleContent.brands.toReversed(), ...part }, 'second'),
  ).rejects.toThrow(says);
  expect(await store.version()).toBe('first');
  expect(await store.replace(sampleContent, 'first')).toEqual([]);
});

test('concurrent loads run one after the other', async () => {
  const [one, other] = await Promise.all([
    store.replace(sampleContent, 'first'),
    store.replace(sampleContent, 'first'),
  ]);
  expect([one.length, other.length].toSorted((a, b) => a - b)).toEqual([0, 29]);
});

test('a catalogue of 10,000 products can be loaded, listed and deleted', async () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `unit-${index}`);
  await store.replace(withProducts(names.map((name) => product(name))), 'large');

  expect(await createPostgresCatalogueRepository(dataSource).products()).toHaveLength(10_000);

  const changes = await store.replace(withProducts([]), 'empty');
  expect(changes.filter(({ action }) => action === 'removed')).toHaveLength(10_000);
});
