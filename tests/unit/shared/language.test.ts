import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage, languages, otherLanguage } from '#domain/shared/language.ts';

test('the languages are Turkish and English, Turkish first and by default', () => {
  expect(languages).toEqual(['tr', 'en']);
  expect(defaultLanguage).toBe('tr');
});

test.each(languages)('%s is a language', (language) => {
  expect(isLanguage(language)).toBe(true);
});

test.each(['de', 'TR', 'en-GB', '', 'toString', undefined, null, 0, ['tr']])('%j is no language', (value) => {
  expect(isLanguage(value)).toBe(false);
});

test('the other language of Turkish is English, and the reverse', () => {
  expect(languages.map(otherLanguage)).toEqual(['en', 'tr']);
});
