import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxItems, maxQuantity } from '#contracts/request-items.ts';
import {
  type Basket,
  isOwnRequest,
  parseBasket,
  serializeBasket,
  withProduct,
  withQuantity,
  withoutProducts,
  withoutSubmitted,
} from '../../../src/features/request/basket/basket.ts';
import { localized, slug } from '../../support/arbitrary.ts';

const product = (name: string) => ({ slug: { tr: `${name}-tr`, en: name }, name: { tr: name, en: name } });

const basketOf = (...names: readonly string[]): Basket =>
  names.reduce((basket: Basket, name) => withProduct(basket, product(name)), []);

const baskets: fc.Arbitrary<Basket> = fc.uniqueArray(
  fc.record({ slug, name: localized, quantity: fc.integer({ min: 1, max: maxQuantity }) }),
  { selector: (item) => item.slug, maxLength: 10 },
);

test('a serialized basket is parsed unchanged', () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      expect(parseBasket(serializeBasket(basket))).toEqual(basket);
    }),
  );
});

test('any text is parsed to a basket that can be serialized', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const basket = parseBasket(text);
      expect(parseBasket(serializeBasket(basket))).toEqual(basket);
    }),
  );
});

const item = { slug: 'tip', name: { tr: 'Uç', en: 'Tip' }, quantity: 2 };

test.each([
  ['no text', null],
  ['invalid JSON', '[{'],
  ['a value of another type', '{"tip":2}'],
  ['an invalid slug', JSON.stringify([{ ...item, slug: 'a,b:2' }])],
  ['a quantity of zero', JSON.stringify([{ ...item, quantity: 0 }])],
  ['a fractional quantity', JSON.stringify([{ ...item, quantity: 1.5 }])],
  ['a quantity above the limit', JSON.stringify([{ ...item, quantity: maxQuantity + 1 }])],
  ['a name in one language only', JSON.stringify([{ ...item, name: { tr: 'Uç' } }])],
  ['a product twice', JSON.stringify([item, item])],
  [
    'too many products',
    JSON.stringify(Array.from({ length: maxItems + 1 }, (_, at) => ({ ...item, slug: `p${at}` }))),
  ],
])('%s is parsed to an empty basket', (_, text) => {
  expect(parseBasket(text)).toEqual([]);
});

test('a product is added at the end of the basket with its English slug and a quantity of one', () => {
  expect(withProduct([item], product('pedal'))).toEqual([
    item,
    { slug: 'pedal', name: { tr: 'pedal', en: 'pedal' }, quantity: 1 },
  ]);
});

test('adding a product again leaves the basket unchanged', () => {
  expect(withProduct([item], product('tip'))).toEqual([item]);
});

test('a full basket accepts no further product', () => {
  const full = basketOf(...Array.from({ length: maxItems }, (_, at) => `p${at}`));

  expect(full).toHaveLength(maxItems);
  expect(withProduct(full, product('tip'))).toEqual(full);
});

const quantities = (basket: Basket): number[] => basket.map(({ quantity }) => quantity);

test('setting a quantity changes that product only, and nothing when it is not in the basket', () => {
  expect(quantities(withQuantity(basketOf('a', 'b'), 'b', 7))).toEqual([1, 7]);
  expect(quantities(withQuantity(basketOf('a', 'b'), 'c', 7))).toEqual([1, 1]);
});

test('removing products leaves the other products in the basket', () => {
  expect(withoutProducts(basketOf('a', 'b', 'c'), ['a', 'c', 'unknown'])).toEqual(basketOf('b'));
});

test('a request is the visitor’s own when all its products are in the basket', () => {
  expect(isOwnRequest(basketOf('a', 'b'), [{ slug: 'b' }])).toBe(true);
  expect(isOwnRequest(basketOf('a', 'b'), [{ slug: 'b' }, { slug: 'c' }])).toBe(false);
  expect(isOwnRequest([], [{ slug: 'a' }])).toBe(false);
});

test('a submitted product stays in the basket when its quantity there differs', () => {
  const basket = withQuantity(basketOf('drill', 'saw'), 'saw', 40);
  const submitted = [
    { slug: 'drill', quantity: 1 },
    { slug: 'saw', quantity: 1 },
  ];
  expect(withoutSubmitted(basket, submitted)).toEqual(withoutProducts(basket, ['drill']));
});
