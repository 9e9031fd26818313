import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemKey } from '#contracts/list/items.ts';
import { decodeItems } from '#contracts/list/decode-items.ts';
import { requestPath, withItems } from '#contracts/request-address.ts';
import { keysOfAddress } from '../../../src/features/request/list/keys-of-address.ts';
import { requestItem } from '../../support/arbitrary.ts';

const requests = fc.array(requestItem, { minLength: 1, maxLength: 10 });

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

test('requested products are read back from the request path, also slugs with & and + and REFs with a slash', () => {
  fc.assert(
    fc.property(requests, (items) => {
      const { searchParams } = new URL(requestPath(items), 'http://site.test');
      expect(decodeItems(searchParams.get('items') ?? '')).toEqual(items);
      expect(keysOfAddress(searchParams.toString())).toEqual(items.map(itemKey));
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

test('the keys of a query are listed whether such products exist or not', () => {
  expect(keysOfAddress('?items=a:2, b,c~X-1:x&from=mail')).toEqual(['a', 'b', 'c~X-1']);
  expect(keysOfAddress('?from=mail')).not.toContain('mail');
});
