import { expect, test } from 'vitest';
import { maxQueryLength, queryIn, resultsAddress, tidyQuery } from '../../../src/features/search/query.ts';

test.each([
  ['  kafa   lambası ', 'kafa lambası'],
  ['kafa\r\n\tlambası', 'kafa lambası'],
  ['kafa\0lambası', 'kafa lambası'],
  ['\u00A0', ''],
  ['<script>', '<script>'],
])('of %j, %j is asked', (typed, asked) => {
  expect(tidyQuery(typed)).toBe(asked);
});

test('of a long text its beginning is asked, no letter cut in two', () => {
  expect(tidyQuery('😀'.repeat(200))).toBe('😀'.repeat(maxQueryLength));
});

test.each(['kafa lambası', 'a&b=c#d', '100 %', '<script>', 'ö+ü'])(
  '%s comes back out of its address',
  (query) => {
    expect(queryIn(new URL(resultsAddress(query), 'http://site').search)).toBe(query);
  },
);

test('without a query, the page is asked for as it is', () => {
  expect(resultsAddress('')).toBe('/search');
  expect(queryIn('')).toBe('');
});
