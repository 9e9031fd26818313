import { expect, test } from 'vitest';
import { linkAccessories } from '#domain/catalogue/products/product.ts';
import { both, product } from '../../support/in-memory-catalogue.ts';

const tip = product('tip', { name: { tr: 'Uç', en: 'Tip' } });
const pedal = product('pedal', { name: { tr: 'Ayak pedalı', en: 'Foot pedal' } });

test('an accessory with the name of a product has its English slug and picture', () => {
  expect(linkAccessories([tip.name], [pedal, tip])).toEqual([
    { name: tip.name, slug: 'tip', picture: 'tip' },
  ]);
});

test.each([
  ['Turkish', { tr: 'Uç', en: 'Working tip' }],
  ['English', { tr: 'Çalışma ucu', en: 'Tip' }],
])('an accessory is linked when only the %s name is equal', (_, name) => {
  expect(linkAccessories([name], [tip])).toEqual([{ name, slug: 'tip', picture: 'tip' }]);
});

test.each([
  ['in another case', { tr: 'uç', en: 'tip' }],
  ['that is part of a name', { tr: 'Uç seti', en: 'Tip set' }],
  ['of the other language', { tr: 'Tip', en: 'Uç' }],
])('an accessory with a name %s is not linked', (_, name) => {
  expect(linkAccessories([name], [tip])).toStrictEqual([{ name }]);
});

test('linked and other accessories stay in the order of the gallery', () => {
  const cable = both('Cable');

  expect(linkAccessories([pedal.name, cable, tip.name], [tip, pedal])).toStrictEqual([
    { name: pedal.name, slug: 'pedal', picture: 'pedal' },
    { name: cable },
    { name: tip.name, slug: 'tip', picture: 'tip' },
  ]);
});

test('an empty gallery has no accessories', () => {
  expect(linkAccessories([], [tip])).toEqual([]);
});
