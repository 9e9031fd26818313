import { expect, test } from 'vitest';
import { maxQueryLength, queryIn, resultsAddress, tidyQuery } from '../../../src/features/search/query.ts';

test.each([
  ['  kafa   lambası ', 'kafa lambası'],
  ['kafa\r\n\tlambası', 'kafa lambası'],
  ['kafa\0lambası', 'kafa lambası'],
  ['\u00A0', ''],
  ['<script>', '<script>'],
])('the typed text %j gives the query %j', (typed, query) => {
  expect(tidyQuery(typed)).toBe(query);
});

test('a long query is truncated between whole characters', () => {
  expect(tidyQuery('😀'.repeat(200))).toBe('😀'.repeat(maxQueryLength));
});

test.each(['kafa lambası', 'a&b=c#d', '100 %', '<script>', 'ö+ü'])(
  'the query %s is read back from the address of its results',
  (query) => {
    expect(queryIn(new URL(resultsAddress(query), 'http://site').search)).toBe(query);
  },
);

test('the results page without a query has no parameter', () => {
  expect(resultsAddress('')).toBe('/search');
  expect(queryIn('')).toBe('');
});
