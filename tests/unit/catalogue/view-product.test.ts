import { expect, test } from 'vitest';
import { createViewProduct } from '#domain/catalogue/view-product.ts';
import type { Language } from '#domain/shared/language.ts';
import {
  both,
  category,
  inMemoryCatalogue,
  procedure,
  product,
  solution,
} from '../../support/in-memory-catalogue.ts';

const tip = product('tip');
const console = product('piezo-console', {
  id: 7,
  gallery: [both('tip'), both('Cable')],
  details: [both('Three power levels')],
  articles: [{ heading: both('Setting up'), text: both('Plug it in.') }],
  document: { file: 'piezo-console.0f3a9c1b.pdf', bytes: 2048 },
});
const rowsIn = (language: Language): string =>
  ['One', 'Two', 'Three', 'Four', 'Five']
    .map((label) => `<tr><th>${both(label)[language]}</th><td>${both(`${label} mm`)[language]}</td></tr>`)
    .join('');
const catalogue = inMemoryCatalogue({
  solutions: [solution('ent-solutions', [category('drills')])],
  procedures: [
    procedure('ear-surgery', [['tip', 'saw'], ['piezo-console']]),
    procedure('nose-surgery', [['tip']]),
  ],
  products: [
    tip,
    console,
    product('handpiece', { detailsTable: { tr: rowsIn('tr'), en: rowsIn('en') } }),
    product('pedal', { category: 'pedals' }),

    product('orphan', { category: 'gone', brand: 'nobody' }),
  ],
});
const viewProduct = createViewProduct({
  catalogue,
  facets: { index: async () => ({ attributes: [], values: new Map() }) },
});

test('the view of a product has its category and linked accessories', async () => {
  expect(await viewProduct('piezo-console')).toStrictEqual({
    ...console,
    category: { slug: 'drills', name: both('drills') },
    gallery: [{ name: both('tip'), slug: 'tip', picture: 'tip' }, { name: both('Cable') }],
    related: expect.any(Array),
    procedures: ['ear-surgery'],
  });
});

test('the view of a product has at most four facts of its technical data', async () => {
  expect((await viewProduct('handpiece'))?.facts).toEqual(
    ['One', 'Two', 'Three', 'Four'].map((label) => ({ label: both(label), value: both(`${label} mm`) })),
  );
  expect(await viewProduct('tip')).not.toHaveProperty('facts');
});

test('related products are of the same category, then of the same brand, and no accessories', async () => {
  const { related } = (await viewProduct('piezo-console')) ?? {};
  expect(related?.map(({ slug }) => slug.en)).toEqual(['handpiece', 'pedal']);
});

test('the view of a product names the procedures in which it is used, if there are any', async () => {
  expect(await viewProduct('tip')).toHaveProperty('procedures', ['ear-surgery', 'nose-surgery']);
  expect(await viewProduct('handpiece')).not.toHaveProperty('procedures');
});

test('a product is found by the slug of either language', async () => {
  expect(await viewProduct('piezo-console-tr')).toEqual(await viewProduct('piezo-console'));
});

test('there is no product of an unknown slug', async () => {
  expect(await viewProduct('chainsaw')).toBeUndefined();
});

test('a product whose category a content load removes meanwhile is not found', async () => {
  expect(await viewProduct('orphan')).toBeUndefined();
});
