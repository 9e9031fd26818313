import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  filterParameters,
  maxChoices,
  parseFilter,
  productOrders,
  toggleChoice,
} from '#domain/catalogue/product-filter.ts';

const parse = (search: string) => parseFilter(new URLSearchParams(search));

const serialize = (search: string): string => new URLSearchParams(filterParameters(parse(search))).toString();

test('an address names facets, attributes, order and page', () => {
  expect(
    parse('?brand=smith%26nephew&attribute=length_50-100&category=mammoplasty&sort=brand&page=3'),
  ).toEqual({
    choices: [
      { facet: 'category', value: 'mammoplasty' },
      { facet: 'brand', value: 'smith&nephew' },
      { facet: 'length', value: '50-100' },
    ],
    order: 'brand',
    page: 3,
  });
});

test.for([
  ['brand=b&category=c&brand=a', 'category=c&brand=a&brand=b'],
  [
    'page=2&attribute=use_reusable&attribute=angle_45-60&solution=ent',
    'solution=ent&attribute=angle_45-60&attribute=use_reusable&page=2',
  ],
  ['brand=a&brand=a', 'brand=a'],
  ['sort=name&page=1', 'sort=name'],
  ['sort=price&page=0&utm_source=x&q=saw', ''],
  ['brand=&attribute=&attribute=length&attribute=_1&class=%00', ''],
  ['brand=%C4%B1&attribute=length_%3Cscript%3E', ''],
])('the address %s is %s in its one order, without what is unknown', ([search = '', normal]) => {
  expect(serialize(search)).toBe(normal);
});

test('an address has an end, however many choices it names', () => {
  const many = Array.from({ length: 100 }, (_, index) => `brand=b${index}`).join('&');
  expect(parse(many).choices).toHaveLength(maxChoices);
});

test('a filter that became an address is the same filter again', () => {
  const value = fc.stringMatching(/^[a-z0-9][a-z0-9&+.-]{0,20}$/u);
  const facet = fc.oneof(
    fc.constantFrom('solution', 'category', 'brand', 'class'),
    fc.stringMatching(/^x[a-z-]{0,9}$/u),
  );
  const search = fc.record({
    // A filter has each choice once; that an address may repeat one is tested above.
    choices: fc.uniqueArray(fc.record({ facet, value }), {
      maxLength: maxChoices,
      selector: (choice) => `${choice.facet}=${choice.value}`,
    }),
    order: fc.constantFrom(...productOrders),
    page: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(search, (filter) => {
      const parameters = filterParameters(filter);
      const address = new URLSearchParams(parameters);
      expect(filterParameters(parseFilter(address))).toEqual(parameters);
      expect(parseFilter(address)).toMatchObject({ order: filter.order, page: filter.page });
      expect(new Set(parseFilter(address).choices)).toEqual(new Set(filter.choices));
    }),
  );
});

test('a value is chosen and taken back, each time from the first page on', () => {
  const choice = { facet: 'brand', value: 'acteon' };
  const chosen = toggleChoice(parse('?category=lasers&sort=brand&page=4'), choice);
  expect(new URLSearchParams(filterParameters(chosen)).toString()).toBe(
    'category=lasers&brand=acteon&sort=brand',
  );
  expect(new URLSearchParams(filterParameters(toggleChoice(chosen, choice))).toString()).toBe(
    'category=lasers&sort=brand',
  );
});
