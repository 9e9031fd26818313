import { expect, test } from 'vitest';
import { joinLists } from '#contracts/list/join-lists.ts';
import { type ListItem, maxItems } from '#contracts/list/items.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';

const item = (slug: string, quantity: number): ListItem => ({ slug, quantity });

test('of a product in both lists the quantities are added up, also twice', () => {
  const joined = joinLists(
    [item('drill', 3), item('saw', 1)],
    [item('saw', 5), item('laser', 2), item('saw', maxQuantity - 6)],
  );
  expect(joined).toEqual({
    list: [item('drill', 3), item('saw', maxQuantity), item('laser', 2)],
    left: [],
    exceeding: [],
    summed: 2,
  });
});

test('a sum that cannot be requested is left out and named, and the list keeps its quantity', () => {
  const lamps = item('lamp', 10);
  expect(joinLists([item('lamp', 999_990)], [lamps])).toEqual({
    list: [item('lamp', 999_990)],
    left: [lamps],
    exceeding: [lamps],
    summed: 0,
  });
});

test('what is no quantity is not added up, in whichever list it is', () => {
  const range = { slug: 'lamp', quantity: 0, typed: '5-10' };
  const lamp = item('lamp', 3);
  expect(joinLists<ListItem>([lamp], [range])).toMatchObject({ list: [lamp], exceeding: [range] });
  expect(joinLists<ListItem>([range], [lamp])).toMatchObject({ list: [range], exceeding: [lamp] });
  expect(joinLists<ListItem>([], [range])).toMatchObject({ list: [range], exceeding: [] });
});

test('quantities in different units are two items', () => {
  const boxes = { ...item('drill', 2), unit: 'BX' };
  expect(joinLists<ListItem>([item('drill', 3), boxes], [boxes]).list).toEqual([
    item('drill', 3),
    { ...boxes, quantity: 4 },
  ]);
});

test('what a full list does not take is left, and what is in it already still adds up', () => {
  const list = Array.from({ length: maxItems }, (_, index) => item(`p${index}`, 1));
  const added = joinLists(list, [item('tip', 3), item('p7', 3)]);
  expect(added).toMatchObject({ left: [item('tip', 3)], exceeding: [] });
  expect(added.list).toHaveLength(maxItems);
  expect(added.list[7]).toEqual(item('p7', 4));
});
