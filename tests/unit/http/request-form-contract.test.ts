import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxLengths } from '#contracts/form-fields.ts';
import { formKinds, requestForm } from '#contracts/request-form.ts';
import { encodeItems, maxItems } from '#contracts/list/items.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';
import { decodeItems } from '#contracts/list/decode-items.ts';
import { requestKinds } from '#domain/requests/visitor-request.ts';
import { formPages } from '#domain/site/pages.ts';
import { requestItem } from '../../support/arbitrary.ts';

test('requested products are decoded as they were encoded', () => {
  const items = fc.array(requestItem, { maxLength: maxItems });
  fc.assert(
    fc.property(items, (list) => {
      expect(decodeItems(encodeItems(list))).toEqual(list);
    }),
  );
});

const faultOf = (products: string): string | undefined =>
  requestForm.safeParse({ name: 'Ayşe', email: 'ayse@hastane.example', products }).error?.issues[0]?.message;

test.each([
  ':2',
  '250',
  'A',
  'a b',
  'a/b',
  'ç',
  'a~',
  'a~b',
  'a~B',
  'a~B1~C2',
  '~ABC',
  'a~AB-',
  'a~Ç12',
  'a*bx:2',
  'a*BX~AB1',
])('%s is no list of requested products', (text) => {
  expect(decodeItems(text)).toBe(undefined);
  expect(faultOf(text)).toBe('invalid');
});

test.each([
  ['a:0', '0'],
  ['a:-1', '-1'],
  ['a:1.5', '1.5'],
  [`a:${maxQuantity + 1}`, '1000000'],
  ['a:1e+21', '1e+21'],
  ['a:1e2', '1e2'],
  ['a:x', 'x'],
  ['a:2:3', '2:3'],
  // A thousand or one: the form has no language here.
  ['a:1.000', '1.000'],
  ['a:10,5', '10,5'],
  ['b,a:?on%20kutu', 'on kutu'],
  ['a*ZZ:3', '3 ZZ'],
])('%s is a list of requested products whose quantity %s is none', (text, typed) => {
  expect(faultOf(text)).toBe(`quantity ${typed}`);
});

test('the longest list of the longest variants is no longer than its field', () => {
  const longest = { slug: 'a'.repeat(200), ref: 'A'.repeat(40), quantity: maxQuantity };
  const items = Array.from({ length: maxItems }, () => longest);
  expect(decodeItems(encodeItems(items))).toEqual(items);
  expect(encodeItems(items).length).toBeLessThanOrEqual(maxLengths.products);
});

test('a quantity of 999,999 is valid', () => {
  expect(requestForm.parse({ name: 'Ayşe', email: 'a@b.example', products: 'a:999999' }).products).toEqual([
    { slug: 'a', quantity: 999_999 },
  ]);
});

test('more requested products than the maximum are rejected', () => {
  expect(decodeItems('a,'.repeat(maxItems + 1))).toBe(undefined);
});

test('every form has a kind of request, and every kind has a form', () => {
  expect(Object.values(formKinds).toSorted()).toEqual(requestKinds.toSorted());
});

test('every kind of request has a page', () => {
  expect(Object.values(formPages).toSorted()).toEqual(requestKinds.toSorted());
});

test('names with international letters and internationalized email domains are valid', () => {
  for (const [name, email] of [
    ['Ğüşiöç İIıi', 'o’brien@x.example'.replace('’', "'")],
    ['李小龍', 'a.b+c@xn--hastane-x0a.xn--p1ai'],
    ["D'Angelo-Öz", 'UPPER@CASE.COM'],
  ])
    expect(requestForm.safeParse({ name, email }).success).toBe(true);
});
