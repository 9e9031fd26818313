import { expect, test } from 'vitest';
import type { Attribute, Span } from '#domain/catalogue/attributes/attribute.ts';
import { formatAttribute } from '#domain/catalogue/attributes/format-attribute.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const measure = (unit: string): Attribute => ({
  key: 'length',
  kind: 'number',
  name: both('Length'),
  unit,
  limits: [50],
});

const at = (from: number, to = from): Span => ({ from, to });

test.for([
  [[at(170)], 'mm', '170\u00A0mm'],
  [[at(0.8, 5)], 'mm', '0,8–5\u00A0mm'],
  [[at(12_500)], 'rpm', '12.500\u00A0rpm'],
  [[at(30)], '°', '30°'],
  [[at(15), at(90)], '°', '15° / 90°'],
  [[at(15, 30)], '°', '15–30°'],
  [[at(0.118)], 'kg', '118\u00A0g'],
  [[at(0.5, 2)], 'kg', '0,5–2\u00A0kg'],
  [[at(2.5), at(3), at(3.5)], 'mm', '2,5 / 3 / 3,5\u00A0mm'],
  [[at(4), at(1, 2), at(3), at(7)], 'mm', '1–7\u00A0mm'],
] as const)('in Turkish, %o of %s reads %s', ([spans, unit, text]) => {
  expect(formatAttribute(measure(unit), spans, 'tr')).toBe(text);
});

test('in English, numbers have a decimal point', () => {
  expect(formatAttribute(measure('mm'), [at(0.8, 5)], 'en')).toBe('0.8–5\u00A0mm');
});

test('options are one list in their order, in which an abbreviation alone keeps its capitals', () => {
  const attribute: Attribute = {
    key: 'material',
    kind: 'option',
    name: both('Material'),
    options: [
      { key: 'steel', name: { tr: 'Çelik', en: 'Steel' } },
      { key: 'silk', name: { tr: 'İpek', en: 'Silk' } },
      { key: 'pvc', name: { tr: 'PVC', en: 'PVC' } },
    ],
  };
  const values = ['pvc', 'silk', 'steel'];
  expect(formatAttribute(attribute, values, 'tr')).toBe('Çelik, ipek, PVC');
  expect(formatAttribute(attribute, values, 'en')).toBe('Steel, silk, PVC');
});
