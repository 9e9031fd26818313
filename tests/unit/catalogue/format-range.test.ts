import { expect, test } from 'vitest';
import { formatRange } from '../../../src/features/catalogue/listing/format-range.ts';

test.for([
  ['-50', 'mm', '< 50\u00A0mm', '< 50\u00A0mm'],
  ['0.5-2', 'kg', '0,5–2\u00A0kg', '0.5–2\u00A0kg'],
  ['20000-', 'rpm', '≥ 20.000\u00A0rpm', '≥ 20,000\u00A0rpm'],
  ['15-30', '°', '15–30°', '15–30°'],
] as const)('the range %s in %s is %s in Turkish and %s in English', ([range, unit, tr, en]) => {
  expect(formatRange(range, unit, 'tr')).toBe(tr);
  expect(formatRange(range, unit, 'en')).toBe(en);
});
