import { expect, test } from 'vitest';
import { lapSeconds } from '../../../src/features/home/lap-seconds.ts';

test('logos pass at one pace, however many there are', () => {
  expect(lapSeconds(24) / 24).toBe(lapSeconds(3) / 3);
});

test('even without a logo a lap takes some time', () => {
  expect(lapSeconds(0)).toBeGreaterThan(0);
});
