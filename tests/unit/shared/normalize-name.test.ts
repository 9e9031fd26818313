import { expect, test } from 'vitest';
import { findByExactName, normalizeName } from '#domain/shared/normalize-name.ts';

test.each([
  ['  Işıklı   Kafa Lambası ', 'isikli kafa lambasi'],
  ['0° 4 mm', '0 4 mm'],
  ['–', ''],
])('the name %s is normalized to %s', (text, plain) => {
  expect(normalizeName(text)).toBe(plain);
});

const lamp = { name: { tr: 'Işıklı Kafa Lambası', en: 'Lighted Headlight' } };

test('an item is found by its whole name only, in the given language', () => {
  expect(findByExactName([lamp], 'IŞIKLI kafa lambasi', 'tr')).toBe(lamp);
  expect(findByExactName([lamp], 'Lighted Headlight', 'tr')).toBeUndefined();
  expect(findByExactName([lamp], 'Işıklı Kafa', 'tr')).toBeUndefined();
  expect(findByExactName([lamp], ' ', 'tr')).toBeUndefined();
});
