import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { relatedProducts } from '#domain/catalogue/related-products.ts';
import { product } from '../../support/in-memory-catalogue.ts';

const named = (...slugs: readonly string[]) => slugs.map((slug) => product(slug));

const slugsOf = (...input: Parameters<typeof relatedProducts>): string[] =>
  relatedProducts(...input).map(({ slug }) => slug.en);

test('products of the same category are suggested before those of the same brand', () => {
  expect(
    slugsOf({ slug: 'a', sameCategory: named('a', 'b'), sameBrand: named('a', 'x'), shown: [] }),
  ).toEqual(['b', 'x']);
});

test('at most four related products are suggested', () => {
  const list = named('a', 'b', 'c', 'd', 'e', 'f');

  expect(slugsOf({ slug: 'a', sameCategory: list, sameBrand: list, shown: [] })).toEqual([
    'b',
    'c',
    'd',
    'e',
  ]);
});

test('after the last product of a category, related products continue with the first', () => {
  expect(slugsOf({ slug: 'c', sameCategory: named('a', 'b', 'c', 'd'), sameBrand: [], shown: [] })).toEqual([
    'd',
    'a',
    'b',
  ]);
});

test('products that the page already shows are not suggested', () => {
  expect(
    slugsOf({ slug: 'a', sameCategory: named('a', 'b', 'c'), sameBrand: [], shown: [undefined, 'b'] }),
  ).toEqual(['c']);
});

test('the only product of its category and brand has no related products', () => {
  expect(slugsOf({ slug: 'a', sameCategory: named('a'), sameBrand: named('a'), shown: [] })).toEqual([]);
});

test('no product suggests itself or another twice, and each of a category is suggested equally often', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 30 }), (size) => {
      const list = Array.from({ length: size }, (_, index) => product(`p${index}`));
      const suggested = list.map(({ slug }) =>
        slugsOf({ slug: slug.en, sameCategory: list, sameBrand: list, shown: [] }),
      );
      suggested.forEach((slugs, index) => {
        expect(slugs).not.toContain(`p${index}`);
        expect(new Set(slugs).size).toBe(4);
      });
      const times = Map.groupBy(suggested.flat(), (slug) => slug);
      expect([...times.values()].every((mentions) => mentions.length === 4)).toBe(true);
    }),
  );
});
