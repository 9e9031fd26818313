import { expect, test } from 'vitest';
import { measuredQuery } from '#domain/search/measured-query.ts';

test.each([
  ['4 mm 30° telescope', '30°', ['telescope'], '30° telescope'],
  [
    '4 mm 30 derece Sinüs TELESKOBU',
    '30 derece',
    ['Sinüs TELESKOBU', 'TELESKOBU'],
    '30 derece Sinüs TELESKOBU',
  ],
  ['sinus 4 mm telescope 30°', '30°', ['sinus telescope', 'telescope'], 'sinus telescope 30°'],
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
