import { expect, test } from 'vitest';
import { listCountries } from '#domain/requests/contact/countries.ts';
import { withPrefix, withoutLonePrefix } from '../../../src/features/request/form/fields/phone-prefix.ts';

const countries = listCountries();

test.each([
  ['an empty field', '', '+49 '],
  ['spaces', '  ', '+49 '],
  ['another country’s prefix', '+90 ', '+49 '],
  ['a number', '+90 532 111 22 33', '+90 532 111 22 33'],
  ['a number without prefix', '0532 111 22 33', '0532 111 22 33'],
  ['the start of a number', '5', '5'],
  ['an unknown prefix', '+999', '+999'],
])(
  'picking a country with %s in the phone field fills in its prefix or keeps the text',
  (_, phone, expected) => {
    expect(withPrefix(countries, phone, '49')).toBe(expected);
  },
);

test.each([
  ['+90 ', ''],
  ['+1', ''],
  ['+90 5', '+90 5'],
  ['90', '90'],
  ['', ''],
])('the phone number %j is submitted as %j', (phone, submitted) => {
  expect(withoutLonePrefix(countries, phone)).toBe(submitted);
});
