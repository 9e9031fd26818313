import { expect, test } from 'vitest';
import { createBrowseBrand } from '#domain/catalogue/groups/browse-brand.ts';
import { brand, inMemoryCatalogue, product } from '../../support/in-memory-catalogue.ts';

const browseBrand = createBrowseBrand({
  catalogue: inMemoryCatalogue({
    brands: [brand('smith&nephew'), brand('drendel-zweiling-d+z'), brand('3m')],
    products: [
      product('splint', { brand: 'smith&nephew' }),
      product('bur', { brand: 'drendel-zweiling-d+z' }),
      product('gel', { brand: 'smith&nephew' }),
      product('tape', { brand: 'unlisted' }),
    ],
  }),
});

test.each([
  ['smith&nephew', ['gel', 'splint']],
  ['drendel-zweiling-d+z', ['bur']],
])('the brand %s lists its own products by slug', async (slug, expected) => {
  const products = await browseBrand(slug);

  expect(products?.map((known) => known.slug.en)).toEqual(expected);
});

test('a brand without products has an empty list', async () => {
  expect(await browseBrand('3m')).toEqual([]);
});

test.each(['nobody', 'smith', 'unlisted'])('there is no brand "%s"', async (slug) => {
  expect(await browseBrand(slug)).toBeUndefined();
});
