import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxItems, maxQuantity } from '#contracts/request-items.ts';
import {
  type Basket,
  basketOf,
  basketText,
  isOwnRequest,
  withProduct,
  withQuantity,
  withoutProducts,
  withoutSent,
} from '../../../src/features/request/basket/basket.ts';
import { localized, slug } from '../../support/arbitrary.ts';

const product = (name: string) => ({ slug: { tr: `${name}-tr`, en: name }, name: { tr: name, en: name } });

const collected = (...names: readonly string[]): Basket =>
  names.reduce((basket: Basket, name) => withProduct(basket, product(name)), []);

const baskets: fc.Arbitrary<Basket> = fc.uniqueArray(
  fc.record({ slug, name: localized, quantity: fc.integer({ min: 1, max: maxQuantity }) }),
  { selector: (item) => item.slug, maxLength: 10 },
);

test('a basket that was written is read the same', () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      expect(basketOf(basketText(basket))).toEqual(basket);
    }),
  );
});

test('whatever text is read, it makes a basket that can be written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const basket = basketOf(text);
      expect(basketOf(basketText(basket))).toEqual(basket);
    }),
  );
});

const item = { slug: 'tip', name: { tr: 'Uç', en: 'Tip' }, quantity: 2 };

test.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['another kind of value', '{"tip":2}'],
  ['a slug that is none', JSON.stringify([{ ...item, slug: 'a,b:2' }])],
  ['no pieces', JSON.stringify([{ ...item, quantity: 0 }])],
  ['half a piece', JSON.stringify([{ ...item, quantity: 1.5 }])],
  ['too many pieces', JSON.stringify([{ ...item, quantity: maxQuantity + 1 }])],
  ['a name in one language only', JSON.stringify([{ ...item, name: { tr: 'Uç' } }])],
  ['a product twice', JSON.stringify([item, item])],
  [
    'too many products',
    JSON.stringify(Array.from({ length: maxItems + 1 }, (_, at) => ({ ...item, slug: `p${at}` }))),
  ],
])('%s is an empty basket', (_, text) => {
  expect(basketOf(text)).toEqual([]);
});

test('a collected product stands last, once, under its English slug', () => {
  expect(withProduct([item], product('pedal'))).toEqual([
    item,
    { slug: 'pedal', name: { tr: 'pedal', en: 'pedal' }, quantity: 1 },
  ]);
});

test('collecting a product again changes nothing', () => {
  expect(withProduct([item], product('tip'))).toEqual([item]);
});

test('a full basket takes no more', () => {
  const full = collected(...Array.from({ length: maxItems }, (_, at) => `p${at}`));

  expect(full).toHaveLength(maxItems);
  expect(withProduct(full, product('tip'))).toEqual(full);
});

const quantities = (basket: Basket): number[] => basket.map(({ quantity }) => quantity);

test('a quantity is of one product only, and of none that is not in the basket', () => {
  expect(quantities(withQuantity(collected('a', 'b'), 'b', 7))).toEqual([1, 7]);
  expect(quantities(withQuantity(collected('a', 'b'), 'c', 7))).toEqual([1, 1]);
});

test('products leave the basket without the others', () => {
  expect(withoutProducts(collected('a', 'b', 'c'), ['a', 'c', 'unknown'])).toEqual(collected('b'));
});

test('a request is the visitor’s own when all of it is in the basket', () => {
  expect(isOwnRequest(collected('a', 'b'), [{ slug: 'b' }])).toBe(true);
  expect(isOwnRequest(collected('a', 'b'), [{ slug: 'b' }, { slug: 'c' }])).toBe(false);
  expect(isOwnRequest([], [{ slug: 'a' }])).toBe(false);
});

test('of what was sent, only the same number of pieces leaves the basket', () => {
  const basket = withQuantity(collected('drill', 'saw'), 'saw', 40);
  const sent = [
    { slug: 'drill', quantity: 1 },
    { slug: 'saw', quantity: 1 },
  ];
  expect(withoutSent(basket, sent)).toEqual(withoutProducts(basket, ['drill']));
});
