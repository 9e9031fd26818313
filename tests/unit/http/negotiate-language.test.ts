import { expect, test } from 'vitest';
import { negotiateLanguage } from '../../../adapters/http/pages/negotiate-language.ts';

test('the language of the cookie takes precedence over the browser’s', () => {
  expect(negotiateLanguage({ cookie: 'en', acceptLanguage: 'tr' })).toBe('en');
});

test.each(['de', '', 'EN', 'en; tr'])('a cookie with the unknown language %j is ignored', (cookie) => {
  expect(negotiateLanguage({ cookie, acceptLanguage: undefined })).toBe('tr');
  expect(negotiateLanguage({ cookie, acceptLanguage: 'en' })).toBe('en');
});

test.each([
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['EN-gb', 'en'],
  ['tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7', 'tr'],
  ['tr;q=0.4, en;q=0.6', 'en'],
  ['de-DE, de;q=0.9, en;q=0.2', 'en'],
  ['de', 'tr'],
  ['*', 'tr'],
  ['tr;q=0, *', 'en'],
  ['en;q=0', 'tr'],
  ['', 'tr'],
  [';;;,,=', 'tr'],
])('accept-language %j selects %s', (acceptLanguage, language) => {
  expect(negotiateLanguage({ cookie: undefined, acceptLanguage })).toBe(language);
});
