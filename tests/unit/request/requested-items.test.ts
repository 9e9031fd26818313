import { expect, test, vi } from 'vitest';
import { itemsOfAddress, withNames } from '../../../src/features/request/list/items-of-address.ts';
import { hasMoreItems, loadRequestedNames } from '../../../src/features/request/list/keys-of-address.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const names = ['drill', 'saw', 'smith&nephew-1'].map((slug) => ({
  slug,
  name: both(slug),
  variants: slug === 'saw' ? [{ ref: 'SW-1/2', name: both('2 mm') }] : [],
}));

const productsOf = (query: string) => withNames(itemsOfAddress(query), names);

test('requested products get their names, in the order of the URL', () => {
  expect(productsOf('?items=saw:2,drill')).toEqual([
    { slug: 'saw', quantity: 2, name: both('saw') },
    { slug: 'drill', quantity: 1, name: both('drill') },
  ]);
});

test('a percent-encoded slug of a requested product is decoded', () => {
  expect(productsOf('?items=smith%26nephew-1:3')).toMatchObject([{ slug: 'smith&nephew-1', quantity: 3 }]);
});

test('a variant gets its name too, and one that the catalogue does not have stays with its REF', () => {
  expect(productsOf('?items=saw~SW-1%2F2:3,saw~SW-9,saw')).toEqual([
    { slug: 'saw', ref: 'SW-1/2', quantity: 3, name: both('saw'), variantName: both('2 mm') },
    { slug: 'saw', ref: 'SW-9', quantity: 1, name: both('saw') },
    { slug: 'saw', quantity: 1, name: both('saw') },
  ]);
});

test.each([
  '?items=unknown,saw',
  '?items=saw,,<b>',
  '?items=SAW,saw',
  '?items=saw~,drill~a,drill~A~B,drill~A1,saw',
])('invalid and unknown products in %s are ignored', (query) => {
  expect(productsOf(query).map(({ slug }) => slug)).toEqual(['saw']);
});

test.each(['0', '-1', '1.5', '1000000', '1e3', '', 'many', '5-10', '2 x 3'])(
  'a product with the quantity %j stays requested, to be corrected, with what was typed',
  (typed) => {
    expect(productsOf(`?items=drill:${typed},saw`)).toMatchObject([
      { slug: 'drill', quantity: 0, typed },
      { slug: 'saw', quantity: 1 },
    ]);
  },
);

test.each([
  ['tr', '1.000', 1000],
  ['en', '1,000', 1000],
  ['tr', '٢٥', 25],
] as const)('a link in %s that somebody wrote by hand asks for %s', (language, text, quantity) => {
  expect(itemsOfAddress(`?items=drill:${text},saw`, language)).toEqual([
    { slug: 'drill', quantity },
    { slug: 'saw', quantity: 1 },
  ]);
});

test.each([
  ['en', '1.000'],
  ['tr', '10,000'],
] as const)(
  'a link in %s that asks for %s, a thousand times more elsewhere, is to be corrected',
  (language, typed) => {
    expect(itemsOfAddress(`?items=drill:${typed},saw`, language)).toEqual([
      { slug: 'drill', quantity: 0, typed },
      { slug: 'saw', quantity: 1 },
    ]);
  },
);

test('a product that the URL names twice is requested once, with the first quantity', () => {
  expect(productsOf('?items=saw:2,drill,saw:5')).toMatchObject([
    { slug: 'saw', quantity: 2 },
    { slug: 'drill', quantity: 1 },
  ]);
});

const load = vi.fn<() => Promise<typeof names>>(async () => names);

test('names are loaded of the products and variants that the URL names', async () => {
  await loadRequestedNames('https://site.example/request?items=saw~SW-1:3,saw,!', load);
  expect(load).toHaveBeenCalledExactlyOnceWith([{ slug: 'saw', ref: 'SW-1' }, { slug: 'saw' }]);
});

test.each(['', '?items=', '?items=,', '?other=saw'])(
  'no names are loaded for the query %j',
  async (query) => {
    load.mockClear();
    expect(await loadRequestedNames(`https://site.example/request${query}`, load)).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  },
);

test.each([
  ['?items=saw:9', '?items=drill,saw', false],
  ['?items=saw~SW-1', '?items=saw~SW-1:4', false],
  ['?items=saw~SW-1', '?items=saw', true],
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
