import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/shared/language.ts';
import { listCountries } from '#domain/requests/contact/countries.ts';
import { sortForList } from '#domain/requests/contact/sort-countries.ts';
import { countryQuestion } from '#contracts/form-questions.ts';
import { findCountries } from '#domain/requests/contact/find-countries.ts';

const countries = sortForList(listCountries(), 'tr');

const firstCode = (text: string, language: Language): string | undefined =>
  findCountries(sortForList(listCountries(), language), text, language)[0]?.code;

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

test.each([
  ['KKTC', 'XC'],
  ['kktc', 'XC'],
  ['TRNC', 'XC'],
  ['Northern Cyprus', 'XC'],
  ['Kuzey Kıbrıs', 'XC'],
  ['KIBRIS', 'CY'],
  ['Cyprus', 'CY'],
  ['Amerika', 'US'],
  ['ABD', 'US'],
  ['A.B.D.', 'US'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['Amerika Birleşik Devletleri', 'US'],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['İngiltere', 'GB'],
  ['INGILTERE', 'GB'],
  ['Holland', 'NL'],
  ['Hollanda', 'NL'],
  ['The Netherlands', 'NL'],
  ['Çek Cumhuriyeti', 'CZ'],
  ['cek cumhuriyeti', 'CZ'],
  ['Makedonya', 'MK'],
  ['Kuzey Makedonya', 'MK'],
  ['Birleşik Arap Emirlikleri', 'AE'],
  ['BAE', 'AE'],
  ['UAE', 'AE'],
  ['Kore', 'KR'],
  ['South Korea', 'KR'],
  ['Rusya', 'RU'],
  ['Rusya Federasyonu', 'RU'],
  ['Russia', 'RU'],
  ['Turkey', 'TR'],
  ['Turkiye', 'TR'],
  ['Beyaz Rusya', 'BY'],
  ['Azerbeycan', 'AZ'],
  ['Suudi Arabistan', 'SA'],
  ['Vatikan', 'VA'],
])('%s finds its country first, in either language', (text, code) => {
  for (const language of languages) expect(firstCode(text, language), language).toBe(code);
});

test.each([
  ['G. Kore', 'KR'],
  ['G.Kore', 'KR'],
  ['g kore', 'KR'],
  ['K. Kore', 'KP'],
  ['S. Korea', 'KR'],
  ['N. Korea', 'KP'],
  ['G. Afrika', 'ZA'],
  ['S. Arabistan', 'SA'],
  ['Y. Zelanda', 'NZ'],
  ['B. A. Emirlikleri', 'AE'],
  ['B.A.E.', 'AE'],
  ['A.B. Devletleri', 'US'],
  ['Çek C.', 'CZ'],
  ['K. Kıbrıs', 'XC'],
])('%s abbreviates words of its country, and is not asked about', (text, code) => {
  for (const language of languages) {
    expect(firstCode(text, language), language).toBe(code);
    expect(countryQuestion(text, language, true), language).toBeUndefined();
  }
});

test('letters that may stand for words of two countries are asked about', () => {
  expect(countryQuestion('Kuzey K.', 'tr', true)).toMatch(/Kuzey Kıbrıs.*Kuzey Kore/u);
});

test('the list begins with Türkiye, also of the countries that begin with a T or have its calling code', () => {
  for (const language of languages) {
    for (const text of ['', 't', 'T', '+90'])
      expect(firstCode(text, language), `${language} ${text}`).toBe('TR');
  }
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

test.each([
  ['Almnya', 'DE'],
  ['Almaya', 'DE'],
  ['Almnaya', 'DE'],
  ['Holanda', 'NL'],
  ['Holand', 'NL'],
  ['Azerbeycn', 'AZ'],
  ['Bulgristan', 'BG'],
  ['Untied Kingdom', 'GB'],
])('%s misspells its country, which is asked about', (text, code) => {
  for (const language of languages) {
    expect(firstCode(text, language), language).toBe(code);
    expect(countryQuestion(text, language, true), language).toMatch(
      language === 'tr' ? /^Hangi ülke\?/u : /^Which country\?/u,
    );
  }
});

test('a text of a million letters is no country, and not compared letter by letter', () => {
  expect(findCodes('q'.repeat(1_000_000))).toEqual([]);
});

test('a text that means no country finds none', () => {
  expect(findCodes('qqq')).toEqual([]);
  expect(findCodes('+999')).toEqual([]);
});

test.each(['', ' - ', 'Almanya', 'germany', 'TR', 'a.b.d.', '+90', 'KKTC', 'türkiye'])(
  'nothing is asked about %j',
  (text) => {
    expect(countryQuestion(text, 'tr', true)).toBeUndefined();
  },
);

test('a text that is no country is asked about, with those that it may mean where no button names them', () => {
  expect(countryQuestion('Ira', 'tr', false)).not.toMatch(/Irak|Benzerleri/u);
  expect(countryQuestion('Ira', 'tr', true)).toMatch(/ Benzerleri: Irak, İran, .*yeniden gönderin\.$/u);
  expect(countryQuestion('Narnia', 'en', true)).toBe(
    'We do not know a country of this name. If it is right as written, send the form again.',
  );
});
