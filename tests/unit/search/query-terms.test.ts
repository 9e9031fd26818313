import { expect, test } from 'vitest';
import { parseQuery } from '#domain/search/query/parse-query.ts';
import { termsOf } from '#domain/search/query/query-terms.ts';

test.each([
  ['30° endoscope', ['~30deg']],
  ['30 derece teleskop', ['~30deg']],
  ['300 W', ['~300w']],
  // Without a unit it may be any of them.
  ['30', ['~30', '~30deg']],
])('a unit of the query %s is a unit in sentences, too', (query, expected) => {
  const known = ['~30', '~30deg', '~300', '~300w'].map((word) => ({ word, items: 1 }));
  const measure = termsOf(parseQuery(query), known).find(({ isMeasure }) => isMeasure);
  expect(measure?.stems).toEqual(expected);
});
