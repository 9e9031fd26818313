import { expect, test } from 'vitest';
import { withPrefix, withoutLonePrefix } from '../../../src/features/request/form/phone-prefix.ts';

test.each([
  ['an empty field', '', '+49 '],
  ['blanks', '  ', '+49 '],
  ['another country’s prefix', '+90 ', '+49 '],
  ['a number', '+90 532 111 22 33', '+90 532 111 22 33'],
  ['a number without prefix', '0532 111 22 33', '0532 111 22 33'],
  ['a number that was begun', '5', '5'],
  ['a prefix of no country', '+999', '+999'],
])('picking a country makes of %s', (_, phone, expected) => {
  expect(withPrefix(phone, '49')).toBe(expected);
});

test.each([
  ['+90 ', ''],
  ['+1', ''],
  ['+90 5', '+90 5'],
  ['90', '90'],
  ['', ''],
])('a phone field that holds %j is sent as %j', (phone, sent) => {
  expect(withoutLonePrefix(phone)).toBe(sent);
});
