import { expect, test } from 'vitest';
import { listCountries, sortByName } from '../../../src/features/request/form/countries.ts';
import { findCountries } from '../../../src/features/request/form/find-countries.ts';

const countries = sortByName(listCountries(), 'tr');

const findCodes = (text: string): string[] => findCountries(countries, text, 'tr').map(({ code }) => code);

test.each([
  ['its Turkish name', 'Almanya', 'DE'],
  ['its English name', 'Germany', 'DE'],
  ['its ISO code', 'de', 'DE'],
  ['its calling code', '+90', 'TR'],
  ['its calling code without the sign', '90', 'TR'],
  ['its calling code as it is dialled', '0090', 'TR'],
  ['its name without accents', 'avusturya', 'AT'],
  ['its name in capitals with a dotted İ', 'İSVİÇRE', 'CH'],
  ['its name in capitals without dots', 'ISVICRE', 'CH'],
  ['another name in use', 'ingiltere', 'GB'],
  ['an abbreviation', 'abd', 'US'],
  ['its former name', 'Turkey', 'TR'],
  ['the beginning of its name', 'fransa', 'FR'],
  ['its name with another apostrophe', "cote d'ivoire", 'CI'],
])('a country is found by %s', (_, text, code) => {
  expect(findCodes(text)[0]).toBe(code);
});

test('countries whose name begins with the text come before those that have it in a later word', () => {
  expect(findCodes('kore')).toContain('KR');
  expect(findCodes('gine')[0]).toBe('GN');
  expect(findCodes('gine')).toContain('PG');
});

test('countries are found by the beginning of their calling code, after those that match all of it', () => {
  const codes = findCodes('+35');

  expect(codes).toContain('PT');
  expect(
    codes.every((code) => countries.find((country) => country.code === code)?.callingCode.startsWith('35')),
  ).toBe(true);
  expect(findCodes('+7').slice(0, 2).toSorted()).toEqual(['KZ', 'RU']);
});

test('an empty text finds all countries', () => {
  expect(findCountries(countries, '  ', 'tr')).toBe(countries);
});

test('a text that means no country finds none', () => {
  expect(findCodes('qqq')).toEqual([]);
  expect(findCodes('+999')).toEqual([]);
});
