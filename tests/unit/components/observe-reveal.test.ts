import { expect, test } from 'vitest';
import { isHalfVisible } from '../../../src/components/observe-reveal.ts';

const screen = 800;

test('half of an element has to be visible', () => {
  expect(isHalfVisible(99, 200, screen)).toBe(false);
  expect(isHalfVisible(100, 200, screen)).toBe(true);
});

test('of one taller than the screen it is enough that it fills half of the screen', () => {
  expect(isHalfVisible(399, 4000, screen)).toBe(false);
  expect(isHalfVisible(400, 4000, screen)).toBe(true);
});
