import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  filterParameters,
  maxChoices,
  parseFilter,
  productOrders,
  splitChoices,
  toggleChoice,
} from '#domain/catalogue/facets/product-filter.ts';

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

test('the first choices of an address are applied, and those that are too many are named', () => {
  const brands = Array.from({ length: maxChoices }, (_, index) => `brand=b${index}`).join('&');
  const { applied, omitted } = splitChoices(
    parse(`${brands}&brand=b1&category=one&attribute=use_two`).choices,
  );
  expect(applied).toHaveLength(maxChoices);
  expect(omitted).toEqual([
    { facet: 'category', value: 'one' },
    { facet: 'use', value: 'two' },
  ]);
});

test('a choice that is one too many takes the place of no other', () => {
  const full = parse(Array.from({ length: maxChoices }, (_, index) => `brand=b${index}`).join('&'));
  const choice = { facet: 'category', value: 'first-in-order' };
  const { applied, omitted } = splitChoices(
    parse(new URLSearchParams(filterParameters(toggleChoice(full, choice))).toString()).choices,
  );
  expect(applied).toEqual(full.choices);
  expect(omitted).toEqual([choice]);
});

test.for([
  ['attribute=length&attribute=_1&class=%00', 3],
  ['brand=%C4%B1&attribute=length_%3Cscript%3E&brand=acteon', 2],
  ['brand=&attribute=&utm_source=x', undefined],
] as const)('of the address %s, %s choices are unknown', ([search, count]) => {
  expect(parse(search).unknown).toBe(count);
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
