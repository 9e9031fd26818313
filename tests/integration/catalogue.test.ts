import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import { createPostgresCatalogueRepository } from '../../adapters/postgres/catalogue-repository.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { both, product } from '../support/in-memory-catalogue.ts';
import { sampleContent } from '../support/sample-content.ts';

const moreProducts: readonly Product[] = [
  product('shaver', {
    brand: 'smith&nephew',
    category: 'lasers',
    name: { tr: 'Tıraşlayıcı İĞNE ıi', en: 'Shaver' },
  }),
  product('drill-2', { name: { tr: 'Matkap', en: 'Matkap EN' } }),
  product('drill', { brand: 'drendel-zweiling-d+z', gallery: [both('Shaver')] }),
  product('drill-10', { category: 'lasers', name: { tr: 'Delgi', en: 'Matkap' } }),
];

let catalogue: CatalogueRepository;
let close: () => Promise<void>;

const slugsOf = (list: readonly { readonly slug: Product['slug'] }[]): string[] =>
  list.map(({ slug }) => slug.en);

beforeAll(async () => {
  const { dataSource, ...database } = await openTestDatabase();
  close = database.close;
  const products = [...moreProducts, ...sampleContent.products];
  await createPostgresContentRepository(dataSource).replace({ ...sampleContent, products }, 'test');
  catalogue = createPostgresCatalogueRepository(dataSource);
});

afterAll(() => close());

test('solutions and their categories come in the order of the content', async () => {
  expect(await catalogue.solutions()).toEqual(sampleContent.solutions);
});

test('brands come in the order of the content', async () => {
  expect(await catalogue.brands()).toEqual(sampleContent.brands);
});

test('every list of products is ordered by English slug, character by character', async () => {
  expect(slugsOf(await catalogue.products())).toEqual([
    'drill',
    'drill-10',
    'drill-2',
    'ear-drill',
    'piezo-unit',
    'shaver',
  ]);
  expect(slugsOf(await catalogue.productsOfCategory('lasers'))).toEqual(['drill-10', 'ear-drill', 'shaver']);
  expect(slugsOf(await catalogue.productsOfBrand('acteon'))).toEqual(['drill-10', 'drill-2', 'piezo-unit']);
});

test('a product list has only the summary of each product', async () => {
  const [drill] = await catalogue.productsOfBrand('drendel-zweiling-d+z');
  expect(drill).toEqual({
    id: expect.any(Number),
    slug: { tr: 'drill-tr', en: 'drill' },
    name: both('drill'),
    brand: 'drendel-zweiling-d+z',
    category: 'drills',
    picture: 'drill',
  });
});

test('product counts are by category and brand', async () => {
  expect(await catalogue.productCounts()).toEqual([
    { category: 'drills', brand: 'acteon', products: 2 },
    { category: 'drills', brand: 'drendel-zweiling-d+z', products: 1 },
    { category: 'lasers', brand: 'acteon', products: 1 },
    { category: 'lasers', brand: 'smith&nephew', products: 2 },
  ]);
});

test('brands are found by slugs with & and +', async () => {
  expect(await catalogue.brand('smith&nephew')).toEqual({ slug: 'smith&nephew', name: 'SMITH&NEPHEW' });
  expect(slugsOf(await catalogue.productsOfBrand('smith&nephew'))).toEqual(['ear-drill', 'shaver']);
  expect(await catalogue.brand('drendel-zweiling-d+z')).toBeDefined();
});

test('a product is found with all its fields by its slug of either language', async () => {
  const [whole] = sampleContent.products;
  const found = await catalogue.product('piezo-unit');
  expect(found).toEqual({ ...whole, id: found?.id, hasVariants: true });
  expect(await catalogue.product('piezo-unit-tr')).toEqual(found);
});

test('a product without table and document has neither', async () => {
  const found = await catalogue.product('ear-drill');
  expect(Object.keys(found ?? {})).not.toContain('detailsTable');
  expect(Object.keys(found ?? {})).not.toContain('document');
});

test('Turkish letters are stored in their case', async () => {
  expect((await catalogue.product('shaver'))?.name.tr).toBe('Tıraşlayıcı İĞNE ıi');
});

const around = (rest: Partial<Product>, limit = 10) =>
  catalogue.productsAround(product('f', { category: 'none', brand: 'none', ...rest }), limit);

test('products are found by an exact name, each name in its own language', async () => {
  const named = async (tr: string, en: string): Promise<string[]> =>
    slugsOf((await around({ gallery: [{ tr, en }] })).named);
  expect(await named('Matkap', '-')).toEqual(['drill-2']);
  expect(await named('-', 'Matkap')).toEqual(['drill-10']);
  expect(await named('Matkap', 'Matkap')).toEqual(['drill-10', 'drill-2']);
  expect(await named('matkap', 'MATKAP')).toEqual([]);
  expect((await around({ gallery: [] })).named).toEqual([]);
});

const nearby = async (slug: string, limit?: number): Promise<string[]> => {
  const found = await catalogue.product(slug);
  return slugsOf((await catalogue.productsAround(found ?? product(slug), limit ?? 10)).nearby);
};

test('nearby are the next products of the category, then from its beginning, then those of the brand', async () => {
  expect(await nearby('ear-drill')).toEqual(['shaver', 'drill-10', 'shaver']);
  expect(await nearby('shaver')).toEqual(['drill-10', 'ear-drill', 'ear-drill']);
  expect(await nearby('drill-10')).toEqual(['ear-drill', 'shaver', 'drill-2', 'piezo-unit']);
  expect(await nearby('drill-10', 1)).toEqual(['ear-drill', 'drill-2', 'piezo-unit']);
});

test('unknown slugs give undefined or an empty list', async () => {
  expect(await catalogue.category('unknown')).toBeUndefined();
  expect(await catalogue.brand('Acteon')).toBeUndefined();
  expect(await catalogue.product('unknown')).toBeUndefined();
  expect(await catalogue.productsOfCategory('unknown')).toEqual([]);
  expect(await catalogue.productsOfBrand('smith')).toEqual([]);
});

test('a category is found by its slug', async () => {
  expect(await catalogue.category('drills')).toEqual(sampleContent.categories[0]);
});
