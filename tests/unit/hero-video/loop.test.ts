import { expect, test } from 'vitest';
import { positionAt, seconds } from '../../../scripts/hero/journey.ts';

const frames = Array.from({ length: 226 }, (_, index) => index / 225);

test('the loop takes between six and ten seconds', () => {
  expect(seconds).toBeGreaterThanOrEqual(6);
  expect(seconds).toBeLessThanOrEqual(10);
});

test('the last picture leads back to the first without a jump', () => {
  expect(positionAt(1)).toBeCloseTo(positionAt(0), 10);
});

test('nothing jumps on the way either', () => {
  const positions = frames.map(positionAt);
  const leaps = positions
    .slice(1)
    .map((position, index) => Math.abs(position - (positions[index] ?? position)));

  expect(Math.max(...leaps)).toBeLessThan(0.02);
});
