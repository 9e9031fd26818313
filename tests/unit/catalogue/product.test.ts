import { expect, test } from 'vitest';
import { linkAccessories } from '#domain/catalogue/product.ts';
import { both, product } from '../../support/in-memory-catalogue.ts';

const tip = product('tip', { name: { tr: 'Uç', en: 'Tip' } });
const pedal = product('pedal', { name: { tr: 'Ayak pedalı', en: 'Foot pedal' } });

test('an accessory that bears the name of a product leads to it by its English slug', () => {
  expect(linkAccessories([tip.name], [pedal, tip])).toEqual([{ name: tip.name, slug: 'tip' }]);
});

test.each([
  ['Turkish', { tr: 'Uç', en: 'Working tip' }],
  ['English', { tr: 'Çalışma ucu', en: 'Tip' }],
])('the %s name alone is enough', (_, name) => {
  expect(linkAccessories([name], [tip])).toEqual([{ name, slug: 'tip' }]);
});

test.each([
  ['in another case', { tr: 'uç', en: 'tip' }],
  ['that is part of a name', { tr: 'Uç seti', en: 'Tip set' }],
  ['of the other language', { tr: 'Tip', en: 'Uç' }],
])('a name %s leads nowhere', (_, name) => {
  expect(linkAccessories([name], [tip])).toStrictEqual([{ name }]);
});

test('the gallery keeps its order, products and other accessories mixed', () => {
  const cable = both('Cable');

  expect(linkAccessories([pedal.name, cable, tip.name], [tip, pedal])).toStrictEqual([
    { name: pedal.name, slug: 'pedal' },
    { name: cable },
    { name: tip.name, slug: 'tip' },
  ]);
});

test('an empty gallery stays empty', () => {
  expect(linkAccessories([], [tip])).toEqual([]);
});
