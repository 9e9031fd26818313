import { expect, test, vi } from 'vitest';
import { asksForMore, requestedItems } from '../../../src/features/request/basket/requested-items.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const names = ['drill', 'saw', 'smith&nephew-1'].map((slug) => ({ slug, name: both(slug) }));

const asked = (query: string) =>
  requestedItems(`https://site.example/request${query}`, () => Promise.resolve(names));

test('the products of a link have names, in the order of the link', async () => {
  expect(await asked('?items=saw:2,drill')).toEqual([
    { slug: 'saw', quantity: 2, name: both('saw') },
    { slug: 'drill', quantity: 1, name: both('drill') },
  ]);
});

test('a slug with signs that mean something in addresses is read when they are written as they must be', async () => {
  expect(await asked('?items=smith%26nephew-1:3')).toMatchObject([{ slug: 'smith&nephew-1', quantity: 3 }]);
});

test.each([
  '?items=unknown,saw',
  '?items=saw,,<b>',
  '?items=SAW,saw,drill:0',
  '?items=drill:1e3,saw,drill:-1',
])('what makes no sense in %s is left out', async (query) => {
  expect((await asked(query)).map(({ slug }) => slug)).toEqual(['saw']);
});

test('a product that is named twice is asked for once, as first named', async () => {
  expect(await asked('?items=saw:2,drill,saw:5')).toMatchObject([
    { slug: 'saw', quantity: 2 },
    { slug: 'drill', quantity: 1 },
  ]);
});

test.each(['', '?items=', '?items=,', '?other=saw'])('nobody is asked for names for %j', async (query) => {
  const productNames = vi.fn<() => Promise<typeof names>>();

  expect(await requestedItems(`https://site.example/request${query}`, productNames)).toEqual([]);
  expect(productNames).not.toHaveBeenCalled();
});

test.each([
  ['?items=saw:9', '?items=drill,saw', false],
  ['?sent=1', '?items=drill,saw', false],
  ['?items=drill,saw', '?items=saw', true],
  ['?items=saw', '', true],
])('whether %s asks for more than %s: %s', (search, than, more) => {
  expect(asksForMore(search, than)).toBe(more);
});

test('a product that comes into reach when others go is more', () => {
  const slugs = Array.from({ length: 101 }, (_, index) => `drill-${index}`);

  expect(asksForMore(`?items=${slugs.slice(1).join(',')}`, `?items=${slugs.join(',')}`)).toBe(true);
});
