import { expect, test } from 'vitest';
import {
  type NumberAttribute,
  type OptionAttribute,
  valueKeys,
  valueKeysOf,
} from '#domain/catalogue/attributes/attribute.ts';
import { facetKeysOf, fromFacetKey } from '#domain/catalogue/facets/facet.ts';
import { both, product } from '../../support/in-memory-catalogue.ts';

const length: NumberAttribute = {
  key: 'length',
  kind: 'number',
  name: both('Length'),
  unit: 'mm',
  limits: [0.5, 50, 100],
  categories: ['drills'],
};

const use: OptionAttribute = {
  key: 'use',
  kind: 'option',
  name: both('Use'),
  options: [
    { key: 'single-use', name: both('Single use') },
    { key: 'reusable', name: both('Reusable') },
  ],
};

test('the limits of a measure make ranges, the first and last of which have one limit', () => {
  expect(valueKeys(length)).toEqual(['-0.5', '0.5-50', '50-100', '100-']);
});

test.for([
  [0.4, 0.4, ['-0.5']],
  [0.5, 0.5, ['0.5-50']],
  [50, 50, ['50-100']],
  [40, 60, ['0.5-50', '50-100']],
  [0.1, 500, ['-0.5', '0.5-50', '50-100', '100-']],
] as const)('a number from %s to %s is in the ranges %s', ([from, to, ranges]) => {
  expect(valueKeysOf(length, [{ from, to }])).toEqual(ranges);
});

test('a product that comes in several sizes is in the range of each, once', () => {
  const spans = [10, 120, 20].map((size) => ({ from: size, to: size }));
  expect(valueKeysOf(length, spans)).toEqual(['0.5-50', '100-']);
});

test('a product has the values of its category, brand, class, solutions, and of attributes of its category', () => {
  const values = {
    brand: 'smith&nephew',
    regulatory: { classification: 'IIa', ceMark: true, professionalUse: true },
    attributes: { length: [{ from: 60, to: 60 }], use: ['reusable'] },
  } as const;
  const keysOf = (category: string) =>
    facetKeysOf(product('drill', { ...values, category }), (slug) => [`${slug}-solutions`, 'ent'], [
      length,
      use,
    ]);
  expect(keysOf('drills')).toEqual([
    'solution=drills-solutions',
    'solution=ent',
    'category=drills',
    'brand=smith&nephew',
    'class=IIa',
    'length=50-100',
    'use=reusable',
  ]);
  expect(keysOf('lasers')).not.toContain('length=50-100');
  expect(fromFacetKey('brand=smith&nephew')).toEqual({ facet: 'brand', value: 'smith&nephew' });
});
