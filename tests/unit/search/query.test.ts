import { expect, test } from 'vitest';
import {
  maxQueryLength,
  readQuery,
  resultsPath,
  normalizeQuery,
} from '../../../src/features/search/query.ts';

test.each([
  ['  kafa   lambası ', 'kafa lambası'],
  ['kafa\r\n\tlambası', 'kafa lambası'],
  ['kafa\0lambası', 'kafa lambası'],
  ['\u00A0', ''],
  ['<script>', '<script>'],
])('the typed text %j gives the query %j', (typed, query) => {
  expect(normalizeQuery(typed)).toBe(query);
});

test('a long query is truncated between whole characters', () => {
  expect(normalizeQuery('😀'.repeat(200))).toBe('😀'.repeat(maxQueryLength));
});

test.each(['kafa lambası', 'a&b=c#d', '100 %', '<script>', 'ö+ü'])(
  'the query %s is read back from the address of its results',
  (query) => {
    expect(readQuery(new URL(resultsPath(query), 'http://site').search)).toBe(query);
  },
);

test('the results page without a query has no parameter', () => {
  expect(resultsPath('')).toBe('/search');
  expect(readQuery('')).toBe('');
});
