import { expect, test } from 'vitest';
import { createViewProduct } from '#domain/catalogue/view-product.ts';
import {
  both,
  category,
  documentsOf,
  inMemoryCatalogue,
  product,
  solution,
} from '../../support/in-memory-catalogue.ts';

const tip = product('tip');
const console = product('piezo-console', {
  id: 7,
  gallery: [both('tip'), both('Cable')],
  details: [both('Three power levels')],
  articles: [{ heading: both('Setting up'), text: both('Plug it in.') }],
  document: 'piezo-console.pdf',
});
const catalogue = inMemoryCatalogue({
  solutions: [solution('ent-solutions', [category('drills')])],
  products: [
    tip,
    console,
    product('handpiece', { document: 'lost.pdf' }),
    product('pedal', { category: 'pedals' }),
    product('orphan', { category: 'gone', brand: 'nobody' }),
  ],
});
const viewProduct = createViewProduct({ catalogue, documents: documentsOf({ 'piezo-console.pdf': 2048 }) });

test('a product is shown in its category, with its accessories linked', async () => {
  expect(await viewProduct('piezo-console')).toStrictEqual({
    ...console,
    category: { slug: 'drills', name: both('drills') },
    gallery: [{ name: both('tip'), slug: 'tip' }, { name: both('Cable') }],
    document: { file: 'piezo-console.pdf', bytes: 2048 },
    related: expect.any(Array),
  });
});

test('products of its category are suggested, then those of its brand, but none that it shows as an accessory', async () => {
  const { related } = (await viewProduct('piezo-console')) ?? {};
  expect(related?.map(({ slug }) => slug.en)).toEqual(['handpiece', 'pedal']);
});

test('a PDF whose file is not there is not offered', async () => {
  expect(await viewProduct('handpiece')).not.toHaveProperty('document');
});

test('the slug of either language leads to the same product', async () => {
  expect(await viewProduct('piezo-console-tr')).toEqual(await viewProduct('piezo-console'));
});

test('an unknown slug leads to no product', async () => {
  expect(await viewProduct('chainsaw')).toBeUndefined();
});

test('a product whose category has just been taken away is gone as well', async () => {
  expect(await viewProduct('orphan')).toBeUndefined();
});
