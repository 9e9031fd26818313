import { expect, test } from 'vitest';
import { amountText } from '#domain/shared/unit.ts';

test.each([
  [{ quantity: 1 }, '1', '1'],
  [{ quantity: 1250 }, '1.250', '1,250'],
  [{ quantity: 10, unit: 'BX' }, '10 kutu', '10 boxes'],
  [{ quantity: 1, unit: 'PR' }, '1 çift', '1 pair'],
  // Of a later release.
  [{ quantity: 2, unit: 'XYZ' }, '2 XYZ', '2 XYZ'],
])('%j is %s in Turkish and %s in English', (amount, turkish, english) => {
  expect(amountText(amount, 'tr')).toBe(turkish);
  expect(amountText(amount, 'en')).toBe(english);
});
