import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxQuantity } from '#domain/shared/quantity.ts';
import { readQuantity } from '#domain/shared/read-quantity.ts';

test.each([
  ['1', 1, 1],
  ['250', 250, 250],
  ['007', 7, 7],
  [' 12 ', 12, 12],
  // One separator before three digits: thousands in one language, and in the other a fraction, or thousands too.
  ['1.000', 1000, undefined],
  ['1,000', undefined, 1000],
  ['10,000', undefined, 10_000],
  ['10.000', 10_000, undefined],
  ['012.000', 12_000, undefined],
  ['999,000', undefined, 999_000],
  ['1.250', 1250, undefined],
  ['1,250', undefined, 1250],
  // Numbers that say themselves what their signs are.
  ['3,00', 3, 3],
  ['3.0', 3, 3],
  ['1.00', 1, 1],
  ['1.000,00', 1000, 1000],
  ['12,500.00', 12_500, 12_500],
  ['1 000', 1000, 1000],
  ['1\u00A0000', 1000, 1000],
  ['1\u202F250', 1250, 1250],
  ["2'500", 2500, 2500],
  ['2’500.00', 2500, 2500],
  // Digits of other scripts.
  ['٥', 5, 5],
  ['۱۲', 12, 12],
  ['５０', 50, 50],
  ['१०', 10, 10],
  ['١٬٠٠٠', 1000, 1000],
  ['١٫٠٠٠', 1, 1],
  ['１．０００', 1000, undefined],
  [String(maxQuantity), maxQuantity, maxQuantity],
])('%j is %s in Turkish and %s in English', (text, turkish, english) => {
  expect(readQuantity(text, 'tr')).toBe(turkish);
  expect(readQuantity(text, 'en')).toBe(english);
});

test.each([
  '',
  ' ',
  '0',
  '0,00',
  '-5',
  '+5',
  '~10',
  '2,5',
  '0.500',
  '1/2',
  '5-10',
  '12x5',
  '10+2',
  '1E+02',
  '1e2',
  'on',
  'ten',
  '½',
  '²',
  '10 kutu',
  '1.00.0',
  '1,0000',
  '12.34.56',
  '1 00',
  '10 20',
  "1'00",
  '1.000.00',
  '1000000',
  '1.000.000',
  '9'.repeat(30),
])('%j is no quantity in any language', (text) => {
  expect(readQuantity(text, 'tr')).toBeUndefined();
  expect(readQuantity(text, 'en')).toBeUndefined();
});

test('without a language, a number is read only if both languages read the same', () => {
  expect(readQuantity('1.000')).toBeUndefined();
  expect(readQuantity('1.000,00')).toBe(1000);
  expect(readQuantity('1000')).toBe(1000);
});

test('a quantity is read as its language formats it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: maxQuantity }),
      fc.constantFrom('tr', 'en'),
      (quantity, language) => {
        expect(readQuantity(quantity.toLocaleString(language), language)).toBe(quantity);
      },
    ),
  );
});
