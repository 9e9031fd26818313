import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterAndSort, labelValues, showView } from '../../../src/features/catalogue/listing.ts';
import { readView, searchOf } from '../../../src/features/catalogue/listing-address.ts';
import { type Listing, ordersOf } from '#domain/catalogue/listing.ts';
import { product } from '../../support/in-memory-catalogue.ts';

const named = (slug: string, tr: string, brand = 'acteon') =>
  product(slug, { name: { tr, en: slug }, brand });

const labels: Readonly<Record<string, string>> = { 'smith&nephew': 'Smith & Nephew', acteon: 'Acteon' };

const byBrand = {
  facet: 'brand',
  language: 'tr',
  labelOf: (slug: string) => labels[slug] ?? slug,
} as const;

const all = { value: undefined, order: 'name', page: 1 } as const;

const namesOf = (products: ReturnType<typeof filterAndSort>): string[] => products.map(({ name }) => name.tr);

const brands = ['acteon', 'smith&nephew', 'drendel-zweiling-d+z'];

test('an address without a query shows all products by name', () => {
  expect(readView('', 'brand', brands)).toEqual(all);
});

test('the address names a facet value and an order', () => {
  expect(readView('?brand=acteon&sort=name-desc', 'brand', brands)).toEqual({
    value: 'acteon',
    order: 'name-desc',
    page: 1,
  });
});

test.each([
  '?brand=nobody',
  '?brand=',
  '?brand=ACTEON',
  '?sort=price',
  '?sort=category',
  '?category=acteon',
  '?brand=nobody&sort=%FF&x=1',
  '?page=1',
  '?page=0',
  '?page=-2',
  '?page=2.5',
  '?page=two',
  '?page=9999999999',
])('the address %s has no valid parameter and shows all products by name', (search) => {
  expect(readView(search, 'brand', brands)).toEqual(all);
});

test('the first known of several facet values counts', () => {
  expect(readView('?brand=nobody&brand=acteon&brand=smith%26nephew', 'brand', brands).value).toBe('acteon');
});

test('the address of all products by name has no query', () => {
  expect(searchOf(all, 'brand')).toBe('');
});

test('an address encodes & and + of a slug', () => {
  expect(searchOf({ value: 'smith&nephew', order: 'brand', page: 1 }, 'brand')).toBe(
    '?brand=smith%26nephew&sort=brand',
  );
  expect(searchOf({ value: 'drendel-zweiling-d+z', order: 'name', page: 3 }, 'brand')).toBe(
    '?brand=drendel-zweiling-d%2Bz&page=3',
  );
});

test('the address of a view is read back as that view', () => {
  const facets = fc.constantFrom('brand' as const, 'category' as const);
  const views = facets.chain((facet) =>
    fc.record({
      facet: fc.constant(facet),
      value: fc.option(fc.constantFrom(...brands), { nil: undefined }),
      order: fc.constantFrom(...ordersOf(facet)),
      page: fc.integer({ min: 1, max: 999_999_999 }),
    }),
  );
  fc.assert(
    fc.property(views, ({ facet, ...view }) => {
      expect(readView(searchOf(view, facet), facet, brands)).toEqual(view);
    }),
  );
});

const products = [
  named('a', 'İğne 10'),
  named('b', 'Çekiç', 'smith&nephew'),
  named('c', 'İğne 2'),
  named('d', 'Iskarpela'),
  named('e', 'Cımbız', 'smith&nephew'),
];

test('products are sorted by the Turkish alphabet, numbers by value', () => {
  expect(namesOf(filterAndSort(products, all, byBrand))).toEqual([
    'Cımbız',
    'Çekiç',
    'Iskarpela',
    'İğne 2',
    'İğne 10',
  ]);
});

test('products are sorted by the names of the page’s language', () => {
  const inEnglish = filterAndSort(products, all, { ...byBrand, language: 'en' });
  expect(inEnglish.map(({ slug }) => slug.en)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the order from Z to A is that from A to Z reversed', () => {
  expect(filterAndSort(products, { ...all, order: 'name-desc' }, byBrand)).toEqual(
    filterAndSort(products, all, byBrand).toReversed(),
  );
});

test('products by brand are ordered by the brand’s name, then by their own', () => {
  expect(namesOf(filterAndSort(products, { ...all, order: 'brand' }, byBrand))).toEqual([
    'Iskarpela',
    'İğne 2',
    'İğne 10',
    'Cımbız',
    'Çekiç',
  ]);
});

test('a listing of one brand leaves the others out', () => {
  expect(namesOf(filterAndSort(products, { ...all, value: 'smith&nephew' }, byBrand))).toEqual([
    'Cımbız',
    'Çekiç',
  ]);
});

test('a listing of a brand without products is empty', () => {
  expect(filterAndSort(products, { ...all, value: '3m' }, byBrand)).toEqual([]);
});

test('products of one name have a stable order', () => {
  const twins = [named('y', 'Pens'), named('x', 'Pens')];
  expect(filterAndSort(twins, all, byBrand)).toEqual(filterAndSort(twins.toReversed(), all, byBrand));
});

test('facet values are ordered by name', () => {
  const counts = [
    { slug: 'smith&nephew', count: 2 },
    { slug: 'acteon', count: 3 },
  ];
  expect(labelValues(counts, byBrand)).toEqual([
    { slug: 'acteon', label: 'Acteon', count: 3 },
    { slug: 'smith&nephew', label: 'Smith & Nephew', count: 2 },
  ]);
});

const listing: Listing = {
  products,
  values: [
    { slug: 'acteon', count: 30 },
    { slug: 'smith&nephew', count: 20 },
  ],
};

test('a listing that is there as a whole is filtered, sorted and counted in place', () => {
  const view = { ...all, value: 'smith&nephew' };
  expect(showView(listing, view, byBrand)).toEqual({
    products: filterAndSort(products, view, byBrand),
    count: 2,
    pages: 1,
  });
});

test('one page of a listing is shown as it is, and counted by its values', () => {
  const page: Listing = { ...listing, language: 'tr' };
  expect(showView(page, all, byBrand)).toEqual({ products, count: 50, pages: 3 });
  expect(showView(page, { ...all, value: 'acteon', page: 2 }, byBrand)).toMatchObject({
    count: 30,
    pages: 2,
  });
});
