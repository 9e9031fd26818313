import { expect, test } from 'vitest';
import { toAsciiDigits } from '#domain/shared/decimal-digits.ts';

test.for([
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['full-width', '０１２３４５６７８９'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['mathematical monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['mathematical double-struck', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['ASCII', '0123456789'],
] as const)('%s digits become ASCII', ([, digits]) => {
  expect(toAsciiDigits(digits)).toBe('0123456789');
});

test('what is no decimal digit stays', () => {
  expect(toAsciiDigits('CM-２５٠ ٬٫ ½ ² Ⅻ ① x')).toBe('CM-250 ٬٫ ½ ² Ⅻ ① x');
});
