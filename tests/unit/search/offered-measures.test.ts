import { expect, test } from 'vitest';
import { type MeasuredItem, offeredMeasures, readingsOf } from '#domain/search/measures/offered-measures.ts';
import { takeMeasures } from '#domain/search/measures/measures.ts';
import type { Language } from '#domain/shared/language.ts';

const known = [
  { key: 'material' },
  { key: 'length', unit: 'mm' },
  { key: 'diameter', unit: 'mm' },
  { key: 'angle', unit: '°' },
  { key: 'field-of-view', unit: '°' },
  { key: 'power', unit: 'W' },
];

const one = (value: number) => ({ from: value, to: value });

const scopes = [
  {
    name: { tr: 'Sinüs Teleskobu 2,5×', en: 'Sinus Telescope 2.5×' },
    attributes: { length: [one(175)], diameter: [one(4)], angle: [one(45)], 'field-of-view': [one(80)] },
  },
  {
    name: { tr: 'Teleskop 4,0×', en: 'Telescope 4.0×' },
    attributes: { length: [one(110)], diameter: [one(2.7)], angle: [one(0)], material: ['steel'] },
  },
];

const offered = (typed: string, language: Language = 'en', items: readonly MeasuredItem[] = scopes) => {
  const [measure = typed] = takeMeasures(typed).measures;
  return offeredMeasures({ measure, typed, kind: 'telescope' }, items, { known, language });
};

test.each([
  ['30°', ['0°', '45°']],
  ['60 degrees', ['0°', '45°']],
  ['5 mm', ['2.7~mm', '4~mm']],
  ['0.5 cm', ['2.7~mm', '4~mm']],
  ['30 cm', ['110~mm', '175~mm']],
  ['6x', ['2.5×', '4.0×']],
])('instead of %s it says what there is', (typed, values) => {
  expect(offered(typed)).toEqual({
    measure: typed,
    kind: 'telescope',
    values: values.map((value) => value.replaceAll('~', '\u00A0')),
  });
});

test('values are written as the language writes numbers', () => {
  expect(offered('5 mm', 'tr')?.values).toEqual(['2,7\u00A0mm', '4\u00A0mm']);
});

const burs = [1, 2, 3, 4, 5, 6, 8].map((size) => ({
  name: { tr: 'Frez', en: 'Bur' },
  attributes: { diameter: [one(size)] },
}));

test('of many values their range is given, or those next to the measure', () => {
  expect(offered('9 mm', 'en', burs)?.values).toEqual(['1–8\u00A0mm']);
  expect(offered('7 mm', 'en', burs)?.values).toEqual(['6\u00A0mm', '8\u00A0mm']);
});

test.each([
  ['a measure that some have', '45°'],
  ['a measure that some have of another quantity', '80°'],
  ['a measure that some have in another unit', '0,4 cm'],
  ['a measure that a name has', '2.5x'],
  ['a measure of which nothing comparable is known', '40 ml'],
  ['a length that can hardly be of a known quantity', '0.5 mm'],
])('nothing is offered for %s', (_what, typed) => {
  expect(offered(typed)).toBeUndefined();
});

test.each([
  ['30', ['30°']],
  ['45', ['45°']],
  ['45lik', ['45°']],
  ['3', ['3~mm', '3°', '3×']],
  ['2,7', ['2,7~mm']],
  ['110', ['110~mm']],
  ['5000', []],
])('the number %s may be %o', (number, readings) => {
  expect(readingsOf(number, scopes, { known, language: 'en' })).toEqual(
    readings.map((reading) => reading.replace('~', '\u00A0')),
  );
});
