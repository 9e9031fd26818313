import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import {
  inOrderOfName,
  inThisLanguage,
  listCountries,
} from '../../../src/features/request/form/countries.ts';
import { namedExactly } from '../../../src/lib/normalize-name.ts';
import { findCountries } from '../../../src/features/request/form/find-countries.ts';

const countries = listCountries();
const turkish = inOrderOfName(countries, 'tr');
const english = inOrderOfName(countries, 'en');

const at = (code: string): number => turkish.findIndex((country) => country.code === code);

const codes = (text: string): string[] => findCountries(turkish, text, 'tr').map(({ code }) => code);

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

test('countries stand in the order of the language’s alphabet', () => {
  // Cezayir before Çekya and Çin, those before Danimarka.
  const found = ['DZ', 'CZ', 'CN', 'DK'].map(at);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(at('IQ')).toBeLessThan(at('IR'));
  expect(english[0]?.code).toBe('AF');
});

describe('a country is found', () => {
  test.each([
    ['by its Turkish name', 'Almanya', 'DE'],
    ['by its English name', 'Germany', 'DE'],
    ['by its ISO code', 'de', 'DE'],
    ['by its calling code', '+90', 'TR'],
    ['by its calling code without the sign', '90', 'TR'],
    ['by its calling code as it is dialled', '0090', 'TR'],
    ['without accents', 'avusturya', 'AT'],
    ['in capitals with a dotted İ', 'İSVİÇRE', 'CH'],
    ['in capitals without dots', 'ISVICRE', 'CH'],
    ['by a name that people use besides', 'ingiltere', 'GB'],
    ['by an abbreviation', 'abd', 'US'],
    ['by the name it had', 'Turkey', 'TR'],
    ['by the beginning of its name', 'fransa', 'FR'],
    ['with another apostrophe', "cote d'ivoire", 'CI'],
  ])('%s', (_, text, code) => {
    expect(codes(text)[0]).toBe(code);
  });

  test('by a word in the middle, after those that begin with it', () => {
    const found = codes('kore');

    expect(found).toContain('KR');
    expect(codes('gine')[0]).toBe('GN');
    expect(codes('gine')).toContain('PG');
  });

  test('by the beginning of its calling code, after those that have it whole', () => {
    const found = codes('+35');

    expect(found).toContain('PT');
    expect(
      found.every((code) => countries.find((country) => country.code === code)?.callingCode.startsWith('35')),
    ).toBe(true);
    expect(codes('+7').slice(0, 2).toSorted()).toEqual(['KZ', 'RU']);
  });

  test('with all the others when nothing is asked for', () => {
    expect(findCountries(turkish, '  ', 'tr')).toBe(turkish);
  });

  test('in no text that means none', () => {
    expect(codes('qqq')).toEqual([]);
    expect(codes('+999')).toEqual([]);
  });
});

describe('a picked country', () => {
  test.each(languages)('follows the language of the page to %s and back', (language) => {
    const other = language === 'tr' ? 'en' : 'tr';
    for (const { code, name } of countries) {
      const there = inThisLanguage(countries, name[other], language);
      expect(namedExactly(countries, there, language)?.code, code).toBe(code);
      const back = inThisLanguage(countries, there, other);
      expect(namedExactly(countries, back, other)?.code, code).toBe(code);
    }
  });

  test.each(['', 'Atlantis', 'Almanya, Berlin'])('is not what %j means, which stays', (text) => {
    expect(inThisLanguage(countries, text, 'en')).toBe(text);
  });
});
