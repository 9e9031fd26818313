import { expect, test } from 'vitest';
import { formatSize } from '../../../src/features/request/form/files/format-size.ts';

test.for([
  [0, '0 bayt', '0 bytes'],
  [1, '1 bayt', '1 byte'],
  [69, '69 bayt', '69 bytes'],
  [999, '999 bayt', '999 bytes'],
  [1000, '1 kB', '1 kB'],
  [118_400, '118 kB', '118 kB'],
  [999_700, '1 MB', '1 MB'],
  [1_440_000, '1,4 MB', '1.4 MB'],
] as const)('%i bytes are %s and %s', ([bytes, turkish, english]) => {
  expect(formatSize(bytes, 'tr')).toBe(turkish);
  expect(formatSize(bytes, 'en')).toBe(english);
});
