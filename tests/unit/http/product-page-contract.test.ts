import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ProductPage } from '#domain/catalogue/facets/browse-products.ts';
import { productPageResponse } from '#contracts/product-page.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const page: ProductPage = {
  fixed: { facet: 'category', value: 'saws' },
  products: [
    {
      id: 7,
      slug: { tr: 'testere', en: 'saw' },
      name: both('Saw'),
      brand: '3m',
      category: 'saws',
      picture: 'saw.svg',
      card: {
        purpose: 'Cuts bone.',
        classification: 'IIa',
        marks: ['Sterile'],
        values: [['Length', '60 mm']],
      },
    },
  ],
  count: 25,
  choices: [{ facet: 'length', value: '50-100' }],
  order: 'name-desc',
  page: 2,
  language: 'en',
  facets: [
    { key: 'brand', values: [{ value: '3m', count: 3 }] },
    {
      key: 'length',
      attribute: { name: both('Length'), unit: 'mm' },
      values: [{ value: '50-100', count: 0 }],
    },
    {
      key: 'use',
      attribute: { name: both('Use') },
      values: [{ value: 'reusable', name: both('Reusable'), count: 4 }],
    },
  ],
};

test('a page of products is the same after its way over the wire, where names are two fields', () => {
  const wire: unknown = JSON.parse(JSON.stringify(z.encode(productPageResponse, page)));
  expect(wire).toMatchObject({
    facets: [{}, { attribute: { name: 'Length', name_tr: 'Length (tr)', unit: 'mm' } }, {}],
  });
  expect(z.parse(productPageResponse, wire)).toEqual(page);
  expect(z.parse(productPageResponse, -1)).toBe(-1);
});
