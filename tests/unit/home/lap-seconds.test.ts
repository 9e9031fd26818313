import { expect, test } from 'vitest';
import { lapSeconds } from '../../../src/features/home/lap-seconds.ts';

test('the logos move at the same speed, however many there are', () => {
  expect(lapSeconds(24) / 24).toBe(lapSeconds(3) / 3);
});

test('the marquee has a duration even without logos', () => {
  expect(lapSeconds(0)).toBeGreaterThan(0);
});
