import { expect, test } from 'vitest';
import { namedExactly, normalizeName } from '../../../src/lib/normalize-name.ts';

test.each([
  ['  Işıklı   Kafa Lambası ', 'isikli kafa lambasi'],
  ['0° 4 mm', '0 4 mm'],
  ['–', ''],
])('%s is compared as %s', (text, plain) => {
  expect(normalizeName(text)).toBe(plain);
});

const lamp = { name: { tr: 'Işıklı Kafa Lambası', en: 'Lighted Headlight' } };

test('a thing is found by its whole name alone, in the language that is asked for', () => {
  expect(namedExactly([lamp], 'IŞIKLI kafa lambasi', 'tr')).toBe(lamp);
  expect(namedExactly([lamp], 'Lighted Headlight', 'tr')).toBeUndefined();
  expect(namedExactly([lamp], 'Işıklı Kafa', 'tr')).toBeUndefined();
  expect(namedExactly([lamp], ' ', 'tr')).toBeUndefined();
});
