import { expect, test } from 'vitest';
import { isRef } from '#domain/catalogue/products/variant.ts';

test.each(['OM-85', '0123', 'RC-25/40', 'A1.B2-C3', 'X'.repeat(40)])('%s is a REF', (text) => {
  expect(isRef(text)).toBe(true);
});

test.each([
  '',
  'A1',
  'om-85',
  'ÖM-85',
  'OM 85',
  'OM--85',
  '-OM85',
  'OM85/',
  'OM~85',
  'OM:85',
  'OM,85',
  'X'.repeat(41),
])('%j is no REF', (text) => {
  expect(isRef(text)).toBe(false);
});
