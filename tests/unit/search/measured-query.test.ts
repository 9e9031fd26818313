import { expect, test } from 'vitest';
import { measuredQuery } from '#domain/search/query/measured-query.ts';

test.each([
  ['4 mm 30° telescope', '30°', ['telescope'], '30° telescope'],
  [
    '4 mm 30 derece Sinüs TELESKOBU',
    '30 derece',
    ['Sinüs TELESKOBU', 'TELESKOBU'],
    '30 derece Sinüs TELESKOBU',
  ],
  ['sinus 4 mm telescope 30°', '30°', ['sinus telescope', 'telescope'], 'sinus telescope 30°'],
  ['4 mm, 30° telescope', '30°', ['telescope'], ', 30° telescope'],
  ['(4 mm), sinus, 30°; telescope!', '30°', ['sinus telescope', 'telescope'], '( ), sinus, 30°; telescope!'],
  ['burun ameliyatı için 4 mm 30° teleskop', '30°', ['teleskop'], 'burun ameliyatı için 30° teleskop'],
])('“%s” without %s asks for %o', (query, missing, kinds, text) => {
  const asked = measuredQuery(query, ['foldable', missing]);
  expect(asked?.kinds).toEqual(kinds);
  expect(asked?.measures.map(({ typed }) => typed).toSorted()).toEqual([missing, '4 mm'].toSorted());
  expect(asked?.missing.map(({ typed }) => typed)).toEqual([missing]);
  expect(asked?.missing.map((measure) => asked.textWith(measure).replaceAll(/\s+/gu, ' ').trim())).toEqual([
    text,
  ]);
});

test.each([
  ['words that are no measure', 'foldable telescope', 'foldable'],
  ['a query that says nothing but a measure', '30°', '30°'],
])('nothing is read of %s', (_what, query, missing) => {
  expect(measuredQuery(query, [missing])).toBeUndefined();
});

test.each([
  ['telescope 30 4 mm', '30', '45°', 'telescope 45° 4 mm'],
  ['45, 2.7 mm telescope', '45mm', '45°', '45°, 2.7 mm telescope'],
  ['4 mm 30’luk teleskop', '30', '30°', '4 mm 30°’luk teleskop'],
  ['4 mm 70lik teleskop', '70lik', '70°', '4 mm 70° teleskop'],
  ['0 4 telescope', '0', '0°', '0° 4 telescope'],
])('in “%s”, the missing number %s may be a measure', (query, missing, measure, text) => {
  const asked = measuredQuery(query, [missing]);
  expect(asked?.kinds.at(-1)).toMatch(/^tele/u);
  expect(asked?.missing).toEqual([]);
  expect(asked?.numbers.map((number) => asked.textWhere(number, measure))).toEqual([text]);
});

test.each([
  ['part of a REF', 'telescope RC-25/40', '40'],
  ['one side of a size', 'sponge 4x30', '30'],
  ['part of a longer number', 'telescope 2300', '30'],
])('%s is no number without a unit', (_what, query, missing) => {
  expect(measuredQuery(query, [missing])).toBeUndefined();
});
