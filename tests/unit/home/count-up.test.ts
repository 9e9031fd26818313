import { expect, test } from 'vitest';
import { stepAt, stepMs, steps, valueAt } from '../../../src/features/home/count-up.ts';

const everyStep = Array.from({ length: steps + 1 }, (_, step) => step);

test.each([500, 70, 100, 81])('counting to %i takes 60 steps, never goes down and ends right', (target) => {
  const values = everyStep.map((step) => valueAt(target, step));

  expect(steps).toBe(60);
  expect(values[0]).toBe(0);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values.at(-1)).toBe(target);
});

test('a counter that waits for its turn stays at the first step', () => {
  expect(stepAt(-300)).toBe(0);
  expect(stepAt(stepMs - 1)).toBe(0);
});

test('steps follow the time that has passed, also when pictures were left out, and end with the last', () => {
  expect(stepAt(10 * stepMs)).toBe(10);
  expect(stepAt(1000 * stepMs)).toBe(steps);
});
