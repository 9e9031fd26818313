import { expect, test } from 'vitest';
import { isHalfVisible } from '../../../src/components/observe-reveal.ts';

const screen = 800;

test('an element is half visible from half of its height on', () => {
  expect(isHalfVisible(99, 200, screen)).toBe(false);
  expect(isHalfVisible(100, 200, screen)).toBe(true);
});

test('an element taller than the screen is half visible once it fills half of the screen', () => {
  expect(isHalfVisible(399, 4000, screen)).toBe(false);
  expect(isHalfVisible(400, 4000, screen)).toBe(true);
});
