import { expect, test } from 'vitest';
import { unlistedItems } from '../../../src/features/request/editing/left-out.tsx';

const listOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `p${index},p0:2`).join(',');

test('parts of a list that name no product are counted', () => {
  expect(unlistedItems('SAW,saw:1,000,drill~a,<b>,,drill')).toEqual({ unreadable: 3, isTooLong: false });
});

test('a list is too long from 101 products on', () => {
  expect([100, 101].map((count) => unlistedItems(listOf(count)).isTooLong)).toEqual([false, true]);
});
