import { expect, test } from 'vitest';
import { stepAt, stepMs, steps, valueAt } from '../../../src/features/home/count-up.ts';

const everyStep = Array.from({ length: steps + 1 }, (_, step) => step);

test.each([500, 70, 100, 81])(
  'counting to %i takes 60 steps, never decreases and ends at the target',
  (target) => {
    const values = everyStep.map((step) => valueAt(target, step));

    expect(steps).toBe(60);
    expect(values[0]).toBe(0);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(values.at(-1)).toBe(target);
  },
);

test('a counter stays at step 0 until its delay has passed', () => {
  expect(stepAt(-300)).toBe(0);
  expect(stepAt(stepMs - 1)).toBe(0);
});

test('the step depends on the elapsed time only, also after dropped frames, and ends with the last', () => {
  expect(stepAt(10 * stepMs)).toBe(10);
  expect(stepAt(1000 * stepMs)).toBe(steps);
});
