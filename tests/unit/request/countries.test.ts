import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { listCountries } from '#domain/requests/contact/countries.ts';
import { sortByName } from '#domain/requests/contact/sort-countries.ts';
import { translateCountryName } from '../../../src/features/request/form/fields/country.ts';
import { findByExactName } from '#domain/shared/normalize-name.ts';

const countries = listCountries();
const turkish = sortByName(countries, 'tr');
const english = sortByName(countries, 'en');

const indexOf = (code: string): number => turkish.findIndex((country) => country.code === code);

test('every country has a name in both languages', () => {
  expect(countries.length).toBeGreaterThan(230);
  expect(countries.filter(({ code, name }) => languages.some((language) => name[language] === code))).toEqual(
    [],
  );
});

test('every country has a flag', async () => {
  const files = await readdir(path.resolve('node_modules/flag-icons/flags/4x3'));

  expect(countries.filter(({ flag }) => !files.includes(`${flag}.svg`))).toEqual([]);
});

test('countries are sorted by the alphabet of the language', () => {
  // Cezayir before Çekya and Çin, those before Danimarka.
  const found = ['DZ', 'CZ', 'CN', 'DK'].map(indexOf);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(indexOf('IQ')).toBeLessThan(indexOf('IR'));
  expect(english[0]?.code).toBe('AF');
});

test.each(languages)('the name of a country is translated into %s and back', (language) => {
  const other = language === 'tr' ? 'en' : 'tr';
  for (const { code, name } of countries) {
    const translated = translateCountryName(countries, name[other], language);
    expect(findByExactName(countries, translated, language)?.code, code).toBe(code);
    const translatedBack = translateCountryName(countries, translated, other);
    expect(findByExactName(countries, translatedBack, other)?.code, code).toBe(code);
  }
});

test.each(['', 'Atlantis', 'Almanya, Berlin'])('the text %j, which names no country, stays', (text) => {
  expect(translateCountryName(countries, text, 'en')).toBe(text);
});
