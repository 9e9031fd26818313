import { expect, test } from 'vitest';
import { decodeOrderFile } from '../../../src/features/request/order/decode-order-file.ts';

const text = 'Işıklı Ekartör, ığüşöç ĞÜŞİÖÇ;3\r\nFM.1140.114;2\r\n';

const utf16 = (mark: readonly number[], isBigEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from([...mark, ...(isBigEndian ? bytes.swap16() : bytes)]);
};

const codePage = new Map(Object.entries({ ğ: 0xf0, Ğ: 0xd0, ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde }));

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 as Excel writes it', utf16([0xff, 0xfe], false)],
  ['big-endian UTF-16', utf16([0xfe, 0xff], true)],
  ['UTF-16 without a mark', utf16([], false)],
  ['Windows-1254', Uint8Array.from(text, (sign) => codePage.get(sign) ?? sign.charCodeAt(0))],
])('a file in %s is read with its Turkish letters', (_, bytes) => {
  expect(decodeOrderFile(bytes)).toBe(text);
});

test('a file that is no text, such as a workbook, is not read', () => {
  const workbook = Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0, 0x21, 0, 0xf1, 0xff]);
  expect(decodeOrderFile(workbook)).toBeUndefined();
});

test('an empty file is an empty text', () => {
  expect(decodeOrderFile(new Uint8Array())).toBe('');
});
