import { expect, test } from 'vitest';
import { missedQuery } from '#domain/search/query/missed-search.ts';

test('a query is counted by its folded words, cut to 80 characters', () => {
  expect(missedQuery('  NEŞTER, 15 no ')).toBe('nester 15 no');
  expect(missedQuery('kelime '.repeat(30))).toBe('kelime '.repeat(12).slice(0, 80).trim());
});

test.each([
  ['an e-mail address', 'ayse@example.com'],
  ['a long number', 'kimlik 10000000146'],
  ['seven digits', '1234567'],
  ['a phone number in groups', '0532 000 00 00'],
  ['nothing but signs', '?!'],
])('%s is not counted', (_what, query) => {
  expect(missedQuery(query)).toBeUndefined();
});
