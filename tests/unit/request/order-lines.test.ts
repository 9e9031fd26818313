import { expect, test } from 'vitest';
import { type IdentifiedOrder, withOrder } from '#contracts/order.ts';
import { maxItems } from '#contracts/request-items.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';
import { restOf } from '#domain/search/rest-of-order.ts';
import { groupLines } from '#contracts/taken-order.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const tip = { slug: 'tip', ref: 'TP-4', name: both('tip'), variantName: both('4 mm') };

const line = (
  number: number,
  rest: Partial<IdentifiedOrder['lines'][number]> = {},
): IdentifiedOrder['lines'][number] => ({
  line: number,
  text: `line ${number}`,
  quantity: 2,
  items: [tip],
  isSure: true,
  ...rest,
});

test('lines are sure, to choose for, or unknown; so is one whose quantity cannot be ordered', () => {
  const groups = groupLines({
    lines: [line(1), line(2, { isSure: false }), line(3, { items: [] }), line(4, { quantity: 0 })],
    more: 0,
  });
  expect(groups.sure).toEqual([{ line: 1, text: 'line 1', items: [{ ...tip, quantity: 2 }] }]);
  expect(groups.guessed.map((each) => each.line)).toEqual([2]);
  expect(groups.unknown.map((each) => each.line)).toEqual([3, 4]);
});

test('lines that were not added or not read stay, without the names of columns and blank lines', () => {
  const text = 'REF;Adet\nA;1\n\nB;2\nC;3\nD;4';
  expect(restOf(text, { lines: [line(2), line(4), line(5)] }, new Set([4]))).toBe('A;1\nC;3\nD;4');
  expect(restOf(text, { lines: [line(2), line(4), line(5), line(6)] }, new Set([2, 4, 5, 6]))).toBe('');
});

test('the same item adds up, in the order and with what is in the list', () => {
  const list = [{ slug: 'tip', quantity: 1 }];
  const ordered = [
    { slug: 'tip', ref: 'TP-4', quantity: 2 },
    { slug: 'tip', quantity: 4 },
    { slug: 'tip', ref: 'TP-4', quantity: maxQuantity },
  ];
  expect(withOrder(list, ordered)).toEqual({
    list: [
      { slug: 'tip', quantity: 5 },
      { slug: 'tip', ref: 'TP-4', quantity: maxQuantity },
    ],
    left: [],
  });
});

test('what a full list does not take is left, and what is in it already still adds up', () => {
  const list = Array.from({ length: maxItems }, (_, index) => ({ slug: `p${index}`, quantity: 1 }));
  const added = withOrder(list, [
    { slug: 'tip', quantity: 3 },
    { slug: 'p7', quantity: 3 },
  ]);
  expect(added.left).toEqual([{ slug: 'tip', quantity: 3 }]);
  expect(added.list).toHaveLength(maxItems);
  expect(added.list[7]).toEqual({ slug: 'p7', quantity: 4 });
});
