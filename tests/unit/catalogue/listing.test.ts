import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange, ordersOf, readView, searchOf, valuesOf } from '../../../src/features/catalogue/listing.ts';
import { product } from '../../support/in-memory-catalogue.ts';

const named = (slug: string, tr: string, brand = 'acteon') =>
  product(slug, { name: { tr, en: slug }, brand });

const labels: Readonly<Record<string, string>> = { 'smith&nephew': 'Smith & Nephew', acteon: 'Acteon' };

const byBrand = {
  facet: 'brand',
  language: 'tr',
  labelOf: (slug: string) => labels[slug] ?? slug,
} as const;

const all = { value: undefined, order: 'name' } as const;

const namesOf = (products: ReturnType<typeof arrange>): string[] => products.map(({ name }) => name.tr);

describe('the address', () => {
  const brands = ['acteon', 'smith&nephew', 'drendel-zweiling-d+z'];

  test('without a query shows everything by name', () => {
    expect(readView('', 'brand', brands)).toEqual(all);
  });

  test('names a value and an order', () => {
    expect(readView('?brand=acteon&sort=name-desc', 'brand', brands)).toEqual({
      value: 'acteon',
      order: 'name-desc',
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
  ])('%s asks for nothing that there is, so everything is shown by name', (search) => {
    expect(readView(search, 'brand', brands)).toEqual(all);
  });

  test('of several values the first that there is counts', () => {
    expect(readView('?brand=nobody&brand=acteon&brand=smith%26nephew', 'brand', brands).value).toBe('acteon');
  });

  test('of the whole listing by name has no query', () => {
    expect(searchOf(all, 'brand')).toBe('');
  });

  test('keeps & and + of a slug apart from its own', () => {
    expect(searchOf({ value: 'smith&nephew', order: 'brand' }, 'brand')).toBe(
      '?brand=smith%26nephew&sort=brand',
    );
    expect(searchOf({ value: 'drendel-zweiling-d+z', order: 'name' }, 'brand')).toBe(
      '?brand=drendel-zweiling-d%2Bz',
    );
  });

  test('leads back to the view that it was made from', () => {
    const facets = fc.constantFrom('brand' as const, 'category' as const);
    const views = facets.chain((facet) =>
      fc.record({
        facet: fc.constant(facet),
        value: fc.option(fc.constantFrom(...brands), { nil: undefined }),
        order: fc.constantFrom(...ordersOf(facet)),
      }),
    );
    fc.assert(
      fc.property(views, ({ facet, ...view }) => {
        expect(readView(searchOf(view, facet), facet, brands)).toEqual(view);
      }),
    );
  });
});

describe('the products', () => {
  const productCount = [
    named('a', 'İğne 10'),
    named('b', 'Çekiç', 'smith&nephew'),
    named('c', 'İğne 2'),
    named('d', 'Iskarpela'),
    named('e', 'Cımbız', 'smith&nephew'),
  ];

  test('are sorted by the Turkish alphabet, numbers by their size', () => {
    expect(namesOf(arrange(productCount, all, byBrand))).toEqual([
      'Cımbız',
      'Çekiç',
      'Iskarpela',
      'İğne 2',
      'İğne 10',
    ]);
  });

  test('are sorted by the names of the page’s language', () => {
    const inEnglish = arrange(productCount, all, { ...byBrand, language: 'en' });
    expect(inEnglish.map(({ slug }) => slug.en)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('from Z to A are those from A to Z turned round', () => {
    expect(arrange(productCount, { ...all, order: 'name-desc' }, byBrand)).toEqual(
      arrange(productCount, all, byBrand).toReversed(),
    );
  });

  test('by brand are ordered by its name, then by their own', () => {
    expect(namesOf(arrange(productCount, { ...all, order: 'brand' }, byBrand))).toEqual([
      'Iskarpela',
      'İğne 2',
      'İğne 10',
      'Cımbız',
      'Çekiç',
    ]);
  });

  test('of one brand leave the others out', () => {
    expect(namesOf(arrange(productCount, { ...all, value: 'smith&nephew' }, byBrand))).toEqual([
      'Cımbız',
      'Çekiç',
    ]);
  });

  test('of a brand that has none here are none', () => {
    expect(arrange(productCount, { ...all, value: '3m' }, byBrand)).toEqual([]);
  });

  test('of one name have an order of their own', () => {
    const twins = [named('y', 'Pens'), named('x', 'Pens')];
    expect(arrange(twins, all, byBrand)).toEqual(arrange(twins.toReversed(), all, byBrand));
  });

  test('have values that are counted and ordered by name', () => {
    expect(valuesOf(productCount, byBrand)).toEqual([
      { slug: 'acteon', label: 'Acteon', count: 3 },
      { slug: 'smith&nephew', label: 'Smith & Nephew', count: 2 },
    ]);
  });

  test('of a brand are counted by category', () => {
    const drills = [product('a'), product('b', { category: 'lasers' }), product('c')];
    expect(valuesOf(drills, { ...byBrand, facet: 'category' })).toEqual([
      { slug: 'drills', label: 'drills', count: 2 },
      { slug: 'lasers', label: 'lasers', count: 1 },
    ]);
  });
});
