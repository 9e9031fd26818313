import { expect, test } from 'vitest';
import { rangeOf } from '#domain/catalogue/attributes/range-of.ts';

test('numbers in one unit are a range from the lowest to the highest', () => {
  expect(rangeOf(['60 ml/min', '15–30 ml/min', '110 ml/min'], 'en')).toBe('15–110 ml/min');
  expect(rangeOf(['%20–60', '%0–20'], 'tr')).toBe('%0–60');
  expect(rangeOf(['8', '12'], 'en')).toBe('8–12');
  expect(rangeOf(['4 mm', '4 mm'], 'en')).toBe('4 mm');
});

test('numbers are compared and written as in their language', () => {
  expect(rangeOf(['1.200 mm', '600 mm', '2,5 mm'], 'tr')).toBe('2,5–1.200 mm');
  expect(rangeOf(['1,200 mm', '600 mm', '2.5 mm'], 'en')).toBe('2.5–1,200 mm');
});

test('texts that say more than a number, or in another unit, are no range', () => {
  expect(rangeOf(['Under 20 minutes', '20–60 minutes'], 'en')).toBeUndefined();
  expect(rangeOf(['5 × 5 cm', '10 × 10 cm'], 'en')).toBeUndefined();
  expect(rangeOf(['15 cm', '2 m'], 'en')).toBeUndefined();
  expect(rangeOf(['5 cm', 'on request'], 'en')).toBeUndefined();
  expect(rangeOf(['5 cm', ''], 'en')).toBeUndefined();
  expect(rangeOf([], 'en')).toBeUndefined();
});
