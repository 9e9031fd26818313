import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnRequest, withoutItems, itemKey, maxItems } from '#contracts/list/items.ts';
import { withAmounts } from '#contracts/list/typed-amount.ts';
import type { ListItem } from '#contracts/list/items.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';
import {
  type OwnList,
  parseList,
  serializeList,
  withProduct,
} from '../../../src/features/request/list/own-list.ts';
import { withoutSubmitted } from '../../../src/features/request/list/list-changes.ts';
import { localized, ref, slug } from '../../support/arbitrary.ts';

const product = (name: string) => ({ slug: { tr: `${name}-tr`, en: name }, name: { tr: name, en: name } });

const withQuantity = (ownList: OwnList, item: ListItem): OwnList =>
  withAmounts(ownList, new Map([[itemKey(item), item]]), 'tr');

const listOf = (...names: readonly string[]): OwnList =>
  names.reduce((ownList: OwnList, name) => withProduct(ownList, product(name)), []);

const lists: fc.Arbitrary<OwnList> = fc.uniqueArray(
  fc.record(
    {
      slug,
      ref,
      name: localized,
      variantName: localized,
      quantity: fc.integer({ min: 1, max: maxQuantity }),
    },
    { requiredKeys: ['slug', 'name', 'quantity'] },
  ),
  { selector: itemKey, maxLength: 10 },
);

test('a serialized ownList is parsed unchanged', () => {
  fc.assert(
    fc.property(lists, (ownList) => {
      expect(parseList(serializeList(ownList))).toEqual(ownList);
    }),
  );
});

test('any text is parsed to a list that can be serialized', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const ownList = parseList(text);
      expect(parseList(serializeList(ownList))).toEqual(ownList);
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
    'a variant twice',
    JSON.stringify([
      { ...item, ref: 'TP-10' },
      { ...item, ref: 'TP-10' },
    ]),
  ],
  [
    'a unit twice',
    JSON.stringify([
      { ...item, unit: 'BX' },
      { ...item, unit: 'BX' },
    ]),
  ],
  ['an invalid unit', JSON.stringify([{ ...item, unit: 'kutu' }])],
  ['an invalid REF', JSON.stringify([{ ...item, ref: 'tp 10' }])],
  ['a name of a variant that is no text', JSON.stringify([{ ...item, ref: 'TP-10', variantName: 1 }])],
  [
    'too many products',
    JSON.stringify(Array.from({ length: maxItems + 1 }, (_, at) => ({ ...item, slug: `p${at}` }))),
  ],
])('%s is parsed to an empty list', (_, text) => {
  expect(parseList(text)).toEqual([]);
});

test('a product is added at the end of the list with its English slug and a quantity of one', () => {
  expect(withProduct([item], product('pedal'))).toEqual([
    item,
    { slug: 'pedal', name: { tr: 'pedal', en: 'pedal' }, quantity: 1 },
  ]);
});

const quantities = (ownList: OwnList): number[] => ownList.map(({ quantity }) => quantity);

test('a variant is added beside its product and its other variants, with its REF and name', () => {
  const variants = [
    { ref: 'TP-10', name: { tr: 'Düz', en: 'Straight' } },
    { ref: 'TP-20', name: { tr: 'Eğri', en: 'Curved' } },
  ];
  const ownList = variants.reduce(
    (items: OwnList, variant) => withProduct(items, { ...product('tip'), variant }),
    [item],
  );
  expect(ownList.map(itemKey)).toEqual(['tip', 'tip~TP-10', 'tip~TP-20']);
  expect(ownList[1]).toEqual({
    slug: 'tip',
    ref: 'TP-10',
    name: { tr: 'tip', en: 'tip' },
    variantName: { tr: 'Düz', en: 'Straight' },
    quantity: 1,
  });
});

test('a variant is changed, removed and submitted without its product', () => {
  const variant = { ...item, ref: 'TP-10' };
  const ownList = [item, variant];
  expect(quantities(withQuantity(ownList, { ...variant, quantity: 7 }))).toEqual([2, 7]);
  expect(withoutItems(ownList, [variant])).toEqual([item]);
  expect(withoutSubmitted(ownList, [variant])).toEqual([item]);
  expect(isOwnRequest([item], [{ ...variant, quantity: 1 }])).toBe(false);
});

test('adding a product again leaves the list unchanged', () => {
  expect(withProduct([item], product('tip'))).toEqual([item]);
});

test('a full list accepts no further product', () => {
  const full = listOf(...Array.from({ length: maxItems }, (_, at) => `p${at}`));

  expect(full).toHaveLength(maxItems);
  expect(withProduct(full, product('tip'))).toEqual(full);
});

test('setting a quantity changes that product only, and nothing when it is not in the list', () => {
  expect(quantities(withQuantity(listOf('a', 'b'), { slug: 'b', quantity: 7 }))).toEqual([1, 7]);
  expect(quantities(withQuantity(listOf('a', 'b'), { slug: 'c', quantity: 7 }))).toEqual([1, 1]);
});

test('what was typed in place of a quantity is stored, until a quantity is typed', () => {
  const range = { slug: 'b', quantity: 0, typed: '5-10' };
  const ownList = parseList(serializeList(withQuantity(listOf('a', 'b'), range)));
  expect(ownList).toEqual([listOf('a')[0], { ...listOf('b')[0], ...range }]);
  expect(withQuantity(ownList, { slug: 'b', quantity: 7 })[1]).toEqual({ ...listOf('b')[0], quantity: 7 });
  expect(parseList(JSON.stringify([{ ...listOf('a')[0], quantity: 0 }]))).toEqual([]);
  expect(parseList(JSON.stringify([{ ...listOf('a')[0], quantity: 3, typed: '5' }]))).toEqual([]);
});

test('removing products leaves the other products in the list', () => {
  expect(withoutItems(listOf('a', 'b', 'c'), [{ slug: 'a' }, { slug: 'c' }, { slug: 'unknown' }])).toEqual(
    listOf('b'),
  );
});

test('a request is the visitor’s own when the list has all its products in the same amounts', () => {
  const [a, b] = [
    { slug: 'a', quantity: 1 },
    { slug: 'b', quantity: 1 },
  ];
  expect(isOwnRequest(listOf('a', 'b'), [b])).toBe(true);
  expect(isOwnRequest(listOf('a', 'b'), [b, { slug: 'c', quantity: 1 }])).toBe(false);
  expect(isOwnRequest([], [a])).toBe(false);
  for (const other of [
    { ...b, quantity: 2 },
    { ...b, unit: 'BX' },
    { ...b, quantity: 0, typed: '5-10' },
  ]) {
    expect(isOwnRequest(listOf('a', 'b'), [a, other])).toBe(false);
    expect(isOwnRequest([a, other], [other])).toBe(true);
  }
});

test('a submitted product stays in the list when its quantity there differs', () => {
  const ownList = withQuantity(listOf('drill', 'saw'), { slug: 'saw', quantity: 40 });
  const submitted = [
    { slug: 'drill', quantity: 1 },
    { slug: 'saw', quantity: 1 },
  ];
  expect(withoutSubmitted(ownList, submitted)).toEqual(withoutItems(ownList, [{ slug: 'drill' }]));
});
