import { expect, test } from 'vitest';
import { decodeItems } from '#contracts/list/decode-items.ts';
import { encodeItems, maxItems } from '#contracts/list/items.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';
import { withAdded } from '#contracts/list/with-added.ts';

/** A list, as text, to which an item is added. */
const added = (list: string, ref: string | undefined = 'TP-10'): string =>
  encodeItems(withAdded(decodeItems(list) ?? [], { slug: 'tip', quantity: 1, ...(ref && { ref }) }));

test.each([
  ['in its amount and place', 'tip:4,saw', 'tip~TP-10:4,saw'],
  ['in its unit', 'tip*BX:4', 'tip~TP-10*BX:4'],
  ['in each unit', 'tip:2,tip*BX:4', 'tip~TP-10:2,tip~TP-10*BX:4'],
  ['with what was typed in place of a quantity', 'tip:?2-3', 'tip~TP-10:?2-3'],
  ['beside other sizes', 'tip~TP-20:2,tip:3', 'tip~TP-20:2,tip~TP-10:3'],
  ['added to the line that has it', 'tip:2,tip~TP-10:3', 'tip~TP-10:5'],
  ['and stays where the sum is none', `tip:2,tip~TP-10:${maxQuantity}`, `tip:2,tip~TP-10:${maxQuantity}`],
])('a line whose size was open becomes the variant that is added, %s', (_, list, expected) => {
  expect(added(list)).toBe(expected);
});

test('a variant or product that the list has stays as it is, in whatever unit', () => {
  expect(added('tip~TP-10*BX:3')).toBe('tip~TP-10*BX:3');
  expect(added('tip:3', '')).toBe('tip:3');
  expect(added('tip~TP-10:3', '')).toBe('tip~TP-10:3,tip');
});

test('a full list takes the size of a line whose size was open, and nothing else', () => {
  const others = Array.from({ length: maxItems - 1 }, (_, at) => `p${at}`).join(',');
  expect(added(`${others},tip:2`)).toBe(`${others},tip~TP-10:2`);
  expect(added(`${others},saw`)).toBe(`${others},saw`);
});
