import { expect, test } from 'vitest';
import { createBrowseCategory } from '#domain/catalogue/groups/browse-category.ts';
import { category, inMemoryCatalogue, product, solution } from '../../support/in-memory-catalogue.ts';

const browseCategory = createBrowseCategory({
  catalogue: inMemoryCatalogue({
    solutions: [solution('ent-solutions', [category('drills'), category('aaa')])],
    products: [
      product('tip', { category: 'drills' }),
      product('lamp', { category: 'lights' }),
      product('handpiece', { category: 'drills' }),
    ],
  }),
});

test('a category lists its own products by slug', async () => {
  const products = await browseCategory('drills');

  expect(products?.map(({ slug }) => slug.en)).toEqual(['handpiece', 'tip']);
});

test('a category without products has an empty list', async () => {
  expect(await browseCategory('aaa')).toEqual([]);
});

test('an unknown category has no list', async () => {
  expect(await browseCategory('microscopes')).toBeUndefined();
});

test('products of a category that does not exist have no list', async () => {
  expect(await browseCategory('lights')).toBeUndefined();
});
