import { expect, test } from 'vitest';
import { relatedProducts } from '#domain/catalogue/products/related-products.ts';
import { product } from '../../support/in-memory-catalogue.ts';

const named = (...slugs: readonly string[]) => slugs.map((slug) => product(slug));

const slugsOf = (...input: Parameters<typeof relatedProducts>): string[] =>
  relatedProducts(...input).map(({ slug }) => slug.en);

test('at most four related products are suggested, the nearest ones', () => {
  expect(slugsOf({ nearby: named('b', 'c', 'd', 'e', 'f'), shown: [] })).toEqual(['b', 'c', 'd', 'e']);
});

test('a product of the same category and brand is suggested once', () => {
  expect(slugsOf({ nearby: named('b', 'c', 'b', 'x'), shown: [] })).toEqual(['b', 'c', 'x']);
});

test('products that the page already shows are not suggested', () => {
  expect(slugsOf({ nearby: named('b', 'c'), shown: [undefined, 'b'] })).toEqual(['c']);
});
