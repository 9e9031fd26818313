import { expect, test } from 'vitest';
import { plainPhone } from '#domain/requests/contact/phone-number.ts';

test.for<[string, string]>([
  ['٠٥٣٢ ١١١ ٢٢ ٣٣', '0532 111 22 33'],
  ['+۹۸ ۲۱ ۸۸۸۸ ۷۷۷۷', '+98 21 8888 7777'],
  ['＋９０（２１２）５５５－００－００', '+90(212)555-00-00'],
  ['\u202A+90 532\u00A0111 22 33\u202C', '+90 532 111 22 33'],
  ['0212\u2011555\u201300\u221200', '0212-555-00-00'],
  ['0212 555 00 00 dahili 12 / 0532 111 22 33', '0212 555 00 00 dahili 12 / 0532 111 22 33'],
])('the number %s is written as %s', ([text, plain]) => {
  expect(plainPhone(text)).toBe(plain);
});
