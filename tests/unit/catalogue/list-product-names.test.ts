import { expect, test } from 'vitest';
import { createListProductNames } from '#domain/catalogue/list-product-names.ts';
import { both, inMemoryCatalogue, product } from '../../support/in-memory-catalogue.ts';

test('product names are listed by slug, with name and slug only', async () => {
  const catalogue = inMemoryCatalogue({ products: [product('tip'), product('lamp')] });

  expect(await createListProductNames({ catalogue })()).toEqual([
    { name: both('lamp'), slug: { tr: 'lamp-tr', en: 'lamp' } },
    { name: both('tip'), slug: { tr: 'tip-tr', en: 'tip' } },
  ]);
});

test('an empty catalogue has no product names', async () => {
  expect(await createListProductNames({ catalogue: inMemoryCatalogue({}) })()).toEqual([]);
});
