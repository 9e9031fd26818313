import { expect, test } from 'vitest';
import { placeAt, seconds } from '../../../scripts/hero/journey.ts';

const frames = Array.from({ length: 226 }, (_, index) => index / 225);

test('the loop takes between six and ten seconds', () => {
  expect(seconds).toBeGreaterThanOrEqual(6);
  expect(seconds).toBeLessThanOrEqual(10);
});

test('the last picture leads back to the first without a jump', () => {
  expect(placeAt(1)).toBeCloseTo(placeAt(0), 10);
});

test('nothing jumps on the way either', () => {
  const places = frames.map(placeAt);
  const leaps = places.slice(1).map((place, index) => Math.abs(place - (places[index] ?? place)));

  expect(Math.max(...leaps)).toBeLessThan(0.02);
});
