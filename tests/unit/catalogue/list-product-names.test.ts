import { expect, test } from 'vitest';
import { createListProductNames } from '#domain/catalogue/products/list-product-names.ts';
import { both, inMemoryCatalogue, product } from '../../support/in-memory-catalogue.ts';

test('product names are listed by slug, with name and English slug only', async () => {
  const catalogue = inMemoryCatalogue({ products: [product('tip'), product('lamp')] });

  expect(await createListProductNames({ catalogue })()).toEqual([
    { name: both('lamp'), slug: 'lamp' },
    { name: both('tip'), slug: 'tip' },
  ]);
});

test('the names of some products are listed once, with those of the variants that are asked for', async () => {
  const variants = ['TP-10', 'TP-20'].map((ref) => ({ ref, name: both(ref), sterile: true }));
  const catalogue = inMemoryCatalogue({ products: [product('tip', { variants }), product('lamp')] });
  const items = [
    { slug: 'tip', ref: 'TP-10' },
    { slug: 'tip', ref: 'TP-9' },
    { slug: 'tip' },
    { slug: 'gone' },
  ];

  expect(await createListProductNames({ catalogue })(items)).toEqual([
    {
      name: both('tip'),
      slug: 'tip',
      variants: [{ ref: 'TP-10', name: both('TP-10') }],
      hasVariants: true,
    },
  ]);
});

test('an empty catalogue has no product names', async () => {
  expect(await createListProductNames({ catalogue: inMemoryCatalogue({}) })()).toEqual([]);
});
