import { expect, test } from 'vitest';
import { sumLists } from '../../../src/features/request/list/sum-lists.ts';

const item = (slug: string, quantity: number) => ({ slug, quantity, name: { tr: slug, en: slug } });

test('of a product in both lists the quantities are added up, to the largest that can be requested', () => {
  const own = [item('drill', 3), item('saw', 1), item('lamp', 999_990)];
  const others = [item('saw', 5), item('lamp', 100), item('laser', 2)];
  expect(sumLists(own, others)).toEqual([
    item('drill', 3),
    item('saw', 6),
    item('lamp', 999_999),
    item('laser', 2),
  ]);
});

test('quantities in different units are not added up', () => {
  const boxes = { ...item('drill', 2), unit: 'BX' };
  expect(sumLists([item('drill', 3), boxes], [boxes, item('saw', 1)])).toEqual([
    item('drill', 3),
    { ...boxes, quantity: 4 },
    item('saw', 1),
  ]);
});

test('a full list takes no further products', () => {
  const own = Array.from({ length: 100 }, (_, index) => item(`p${index}`, 1));
  expect(sumLists(own, [item('p0', 4), item('laser', 2)]).map(({ quantity }) => quantity)).toEqual([
    5,
    ...Array(99).fill(1),
  ]);
});
