import { expect, test, vi } from 'vitest';
import { hasMoreItems, loadRequestedProducts } from '../../../src/features/request/basket/requested-items.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const names = ['drill', 'saw', 'smith&nephew-1'].map((slug) => ({ slug, name: both(slug) }));

const productsOf = (query: string) =>
  loadRequestedProducts(`https://site.example/request${query}`, () => Promise.resolve(names));

test('requested products get their names, in the order of the URL', async () => {
  expect(await productsOf('?items=saw:2,drill')).toEqual([
    { slug: 'saw', quantity: 2, name: both('saw') },
    { slug: 'drill', quantity: 1, name: both('drill') },
  ]);
});

test('a percent-encoded slug of a requested product is decoded', async () => {
  expect(await productsOf('?items=smith%26nephew-1:3')).toMatchObject([
    { slug: 'smith&nephew-1', quantity: 3 },
  ]);
});

test.each(['?items=unknown,saw', '?items=saw,,<b>', '?items=SAW,saw'])(
  'invalid and unknown products in %s are ignored',
  async (query) => {
    expect((await productsOf(query)).map(({ slug }) => slug)).toEqual(['saw']);
  },
);

test.each([
  ['0', 0],
  ['-1', -1],
  ['1.5', 1.5],
  ['1000000', 1_000_000],
  ['1e3', 0],
  ['', 0],
  ['many', 0],
])('a product with the quantity %j stays requested, to be corrected', async (text, quantity) => {
  expect(await productsOf(`?items=drill:${text},saw`)).toMatchObject([
    { slug: 'drill', quantity },
    { slug: 'saw', quantity: 1 },
  ]);
});

test('a product that the URL names twice is requested once, with the first quantity', async () => {
  expect(await productsOf('?items=saw:2,drill,saw:5')).toMatchObject([
    { slug: 'saw', quantity: 2 },
    { slug: 'drill', quantity: 1 },
  ]);
});

test.each(['', '?items=', '?items=,', '?other=saw'])(
  'product names are not loaded for the query %j',
  async (query) => {
    const productNames = vi.fn<() => Promise<typeof names>>();

    expect(await loadRequestedProducts(`https://site.example/request${query}`, productNames)).toEqual([]);
    expect(productNames).not.toHaveBeenCalled();
  },
);

test.each([
  ['?items=saw:9', '?items=drill,saw', false],
  ['?sent=1', '?items=drill,saw', false],
  ['?items=drill,saw', '?items=saw', true],
  ['?items=saw', '', true],
])('whether %j names more products than %j: %s', (search, than, hasMore) => {
  expect(hasMoreItems(search, than)).toBe(hasMore);
});

test('removing a product from a query with too many brings another one within the limit, which counts as more', () => {
  const slugs = Array.from({ length: 101 }, (_, index) => `drill-${index}`);

  expect(hasMoreItems(`?items=${slugs.slice(1).join(',')}`, `?items=${slugs.join(',')}`)).toBe(true);
});
