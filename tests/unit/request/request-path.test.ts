import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maxQuantity, requestItems } from '#contracts/request-items.ts';
import { requestAddress, searchWith, slugsIn } from '../../../src/features/request/basket/request-path.ts';
import { slug } from '../../support/arbitrary.ts';

const requests = fc.array(fc.record({ slug, quantity: fc.integer({ min: 1, max: maxQuantity }) }), {
  minLength: 1,
  maxLength: 10,
});

test('an address reads like what it asks for', () => {
  expect(
    requestAddress([
      { slug: 'foot-pedal', quantity: 2 },
      { slug: 'tip', quantity: 1 },
    ]),
  ).toBe('/request?items=foot-pedal:2,tip');
});

test('a request for nothing has the plain address', () => {
  expect(requestAddress([])).toBe('/request');
});

test('whatever is asked for is read from the address again, slugs with & and + too', () => {
  fc.assert(
    fc.property(requests, (items) => {
      const { searchParams } = new URL(requestAddress(items), 'http://site.test');
      expect(z.decode(requestItems, searchParams.get('items') ?? '')).toEqual(items);
      expect(slugsIn(searchParams.toString())).toEqual(items.map((item) => item.slug));
    }),
  );
});

test('other parameters stay', () => {
  expect(searchWith('?items=a,b&from=news+letter', [{ slug: 'a', quantity: 3 }])).toBe(
    '?items=a:3&from=news+letter',
  );
  expect(searchWith('?items=a&from=mail', [])).toBe('?from=mail');
  expect(searchWith('?items=a', [])).toBe('');
});

test('a query names what it names, whether there is such a product or not', () => {
  expect(slugsIn('?items=a:2, b,c:x&from=mail')).toEqual(['a', 'b', 'c']);
  expect(slugsIn('?from=mail')).not.toContain('mail');
});
