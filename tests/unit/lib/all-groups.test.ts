import { expect, test } from 'vitest';
import { allGroups, productsOf } from '../../../src/lib/all-groups.ts';

test('a group of two solutions is counted once, and one without products not at all', () => {
  const saws = { slug: 'saws', products: 3 };
  const groups = allGroups([
    { categories: [{ slug: 'lamps', products: 2 }, saws] },
    { categories: [saws, { slug: 'lasers', products: 0 }] },
  ]);

  expect(groups.map(({ slug }) => slug)).toEqual(['lamps', 'saws']);
  expect(productsOf(groups)).toBe(5);
});
