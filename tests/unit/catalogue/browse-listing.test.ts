import { expect, test } from 'vitest';
import { createBrowseListing } from '#domain/catalogue/browse-listing.ts';
import { type ListingQuery } from '#domain/catalogue/listing.ts';
import { brand, category, inMemoryCatalogue, product, solution } from '../../support/in-memory-catalogue.ts';

/** `zeta` has 30 lasers, `acteon` 20: two pages and two products. The names of both alternate. */
const lasers = Array.from({ length: 50 }, (_, index) =>
  product(`laser-${index}`, {
    category: 'lasers',
    brand: index % 5 < 3 ? 'zeta' : 'acteon',
    name: { tr: `Lazer ${index}`, en: `Laser ${50 - index}` },
  }),
);

const browse = createBrowseListing({
  catalogue: inMemoryCatalogue({
    solutions: [solution('ent', [category('drills'), category('lasers'), category('aaa')])],
    brands: [brand('zeta'), brand('acteon'), brand('3m')],
    products: [...lasers, product('drill-2'), product('drill-10'), product('drill-1', { brand: 'zeta' })],
  }),
});

const query: ListingQuery = {
  kind: 'category',
  slug: 'lasers',
  value: undefined,
  order: 'name',
  page: 1,
  language: 'tr',
};

const numbersOn = async (rest: Partial<ListingQuery>): Promise<number[]> => {
  const listing = await browse({ ...query, ...rest });
  return listing?.products.map(({ name }) => Number(name.tr.split(' ')[1])) ?? [];
};

const brandOf = (number: number): string | undefined => lasers[number]?.brand;

const from = (first: number, length: number): number[] => Array.from({ length }, (_, index) => first + index);

test('a page has 24 products in the order of the names, the last one the rest', async () => {
  expect(await numbersOn({})).toEqual(from(0, 24));
  expect(await numbersOn({ page: 2 })).toEqual(from(24, 24));
  expect(await numbersOn({ page: 3 })).toEqual([48, 49]);
});

test('a page is in the order of the names in the language of the visitor', async () => {
  expect(await numbersOn({ language: 'en', page: 3 })).toEqual([1, 0]);
  expect((await browse({ ...query, language: 'en' }))?.language).toBe('en');
});

test('a page of the reverse order begins with the last product', async () => {
  expect((await numbersOn({ order: 'name-desc' })).slice(0, 2)).toEqual([49, 48]);
});

test('products in the order of the brands are those of one brand after the other, across pages', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => numbersOn({ order: 'brand', page })));
  expect(pages.map((page) => page.length)).toEqual([24, 24, 2]);
  expect(pages.flat().map(brandOf)).toEqual([
    ...Array.from({ length: 20 }, () => 'acteon'),
    ...Array.from({ length: 30 }, () => 'zeta'),
  ]);
  expect(new Set(pages.flat()).size).toBe(50);
});

test('a filtered listing has its own pages, and the counts of the whole listing', async () => {
  const listing = await browse({ ...query, value: 'acteon' });
  expect(listing?.products).toHaveLength(20);
  expect(listing?.values).toEqual([
    { slug: 'acteon', count: 20 },
    { slug: 'zeta', count: 30 },
  ]);
  expect(await browse({ ...query, value: 'acteon', page: 2 })).toBeUndefined();
  expect((await browse({ ...query, value: 'zeta', page: 2 }))?.products).toHaveLength(6);
});

test('a filter by a brand without products shows none, by an unknown brand all', async () => {
  expect((await browse({ ...query, value: '3m' }))?.products).toEqual([]);
  expect((await browse({ ...query, value: 'nobody' }))?.products).toHaveLength(24);
});

test('a listing that fits on one page has all its products, whatever the filter and order', async () => {
  for (const rest of [{}, { value: 'zeta' }, { order: 'brand' as const }]) {
    const listing = await browse({ ...query, slug: 'drills', ...rest });
    expect(listing?.products.map(({ slug }) => slug.en)).toEqual(['drill-1', 'drill-2', 'drill-10']);
    expect(listing).not.toHaveProperty('language');
  }
});

test('a brand has a listing of its products, filtered by category', async () => {
  const ofBrand = { ...query, kind: 'brand', slug: 'zeta' } as const;
  expect((await browse(ofBrand))?.values).toEqual([
    { slug: 'drills', count: 1 },
    { slug: 'lasers', count: 30 },
  ]);
  expect((await browse({ ...ofBrand, value: 'drills' }))?.products.map(({ slug }) => slug.en)).toEqual([
    'drill-1',
  ]);
});

test('there is no unknown listing and no page beyond the last; an empty category has one page', async () => {
  expect(await browse({ ...query, slug: 'unknown' })).toBeUndefined();
  expect(await browse({ ...query, kind: 'brand' })).toBeUndefined();
  expect(await browse({ ...query, page: 4 })).toBeUndefined();
  expect(await browse({ ...query, slug: 'drills', page: 2 })).toBeUndefined();
  expect(await browse({ ...query, slug: 'aaa' })).toEqual({ products: [], values: [] });
  expect(await browse({ ...query, slug: 'aaa', page: 2 })).toBeUndefined();
});
