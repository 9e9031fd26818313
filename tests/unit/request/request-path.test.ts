import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeRequestItems, maxQuantity } from '#contracts/request-items.ts';
import { requestPath, withItems } from '../../../src/features/request/basket/request-path.ts';
import { requestedSlugs } from '../../../src/features/request/basket/requested-items.ts';
import { slug } from '../../support/arbitrary.ts';

const requests = fc.array(fc.record({ slug, quantity: fc.integer({ min: 1, max: maxQuantity }) }), {
  minLength: 1,
  maxLength: 10,
});

test('a request path names products and quantities legibly', () => {
  expect(
    requestPath([
      { slug: 'foot-pedal', quantity: 2 },
      { slug: 'tip', quantity: 1 },
    ]),
  ).toBe('/request?items=foot-pedal:2,tip');
});

test('a request path without products has no query', () => {
  expect(requestPath([])).toBe('/request');
});

test('requested products are read back from the request path, also slugs with & and +', () => {
  fc.assert(
    fc.property(requests, (items) => {
      const { searchParams } = new URL(requestPath(items), 'http://site.test');
      expect(decodeRequestItems(searchParams.get('items') ?? '')).toEqual(items);
      expect(requestedSlugs(searchParams.toString())).toEqual(items.map((item) => item.slug));
    }),
  );
});

test('replacing the products of a query keeps its other parameters', () => {
  expect(withItems('?items=a,b&from=news+letter', [{ slug: 'a', quantity: 3 }])).toBe(
    '?items=a:3&from=news+letter',
  );
  expect(withItems('?items=a&from=mail', [])).toBe('?from=mail');
  expect(withItems('?items=a', [])).toBe('');
});

test('the slugs of a query are listed whether such products exist or not', () => {
  expect(requestedSlugs('?items=a:2, b,c:x&from=mail')).toEqual(['a', 'b', 'c']);
  expect(requestedSlugs('?from=mail')).not.toContain('mail');
});
