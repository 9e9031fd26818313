import { expect, test } from 'vitest';
import { formatFileSize } from '../../../src/lib/format-file-size.ts';

test.each([
  [1, '1 kB'],
  [118_303, '118 kB'],
  [999_499, '999 kB'],
  [1_000_000, '1 MB'],
  [1_449_000, '1,4 MB'],
])('%i bytes are %s in Turkish', (bytes, text) => {
  expect(formatFileSize(bytes, 'tr')).toBe(text);
});

test('a file size in English has a decimal point', () => {
  expect(formatFileSize(1_449_000, 'en')).toBe('1.4 MB');
});
