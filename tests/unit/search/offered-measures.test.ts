import { expect, test } from 'vitest';
import { type MeasuredItem, offeredMeasures } from '#domain/search/offered-measures.ts';
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

const offered = (
  query: string,
  missing: readonly string[],
  language: Language = 'en',
  items: readonly MeasuredItem[] = scopes,
) => offeredMeasures({ query, missing }, items, { known, language });

test.each([
  ['4 mm 30° telescope', '30°', ['0°', '45°']],
  ['telescope 60 degrees', '60 degrees', ['0°', '45°']],
  ['telescope 5 mm', '5 mm', ['2.7~mm', '4~mm']],
  ['telescope 0.5 cm', '0.5 cm', ['2.7~mm', '4~mm']],
  ['telescope 30 cm', '30 cm', ['110~mm', '175~mm']],
  ['6x telescope', '6x', ['2.5×', '4.0×']],
])('of “%s” it says what there is instead of %s', (query, missing, values) => {
  expect(offered(query, ['foldable', missing])).toEqual({
    measure: missing,
    kind: 'telescope',
    values: values.map((value) => value.replaceAll('~', '\u00A0')),
  });
});

test('values are written as the language writes numbers, and the kind as it is typed', () => {
  expect(offered('5 mm TELESKOP', ['5 mm'], 'tr')).toEqual({
    measure: '5 mm',
    kind: 'TELESKOP',
    values: ['2,7\u00A0mm', '4\u00A0mm'],
  });
});

test('many values are given as their range', () => {
  const items = [1, 2, 3, 4, 5, 6, 7].map((size) => ({
    name: { tr: 'Frez', en: 'Bur' },
    attributes: { diameter: [one(size)] },
  }));
  expect(offered('9 mm bur', ['9 mm'], 'en', items)?.values).toEqual(['1–7\u00A0mm']);
});

test.each([
  ['a measure that some have, though not with all the rest', '45° telescope', ['45°']],
  ['a measure of which nothing comparable is known', '40 ml telescope', ['40 ml']],
  ['words that are no measure', 'foldable telescope', ['foldable']],
  ['a query that says nothing but a measure', '30°', ['30°']],
])('nothing is offered for %s', (_what, query, missing) => {
  expect(offered(query, missing)).toBeUndefined();
});
