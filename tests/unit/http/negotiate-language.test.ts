import { expect, test } from 'vitest';
import { negotiateLanguage } from '../../../adapters/http/pages/negotiate-language.ts';

const nothing = { cookie: undefined, acceptLanguage: undefined };

test.each([
  ['/tr', 'tr'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/tr/news/news-details/en', 'tr'],
])('the path %s is in %s, whatever the cookie and the browser say', (path, language) => {
  const other = language === 'tr' ? 'en' : 'tr';

  expect(negotiateLanguage({ path, cookie: other, acceptLanguage: other })).toEqual({
    language,
    explicit: true,
  });
});

test.each(['/', '', '/news', '/EN', '/english', '//en', '/news/en', '/de/news'])(
  'the path %j names no language',
  (path) => {
    expect(negotiateLanguage({ ...nothing, path })).toEqual({ language: 'tr', explicit: false });
  },
);

test('the language of the cookie takes precedence over the browser’s', () => {
  expect(negotiateLanguage({ path: '/news', cookie: 'en', acceptLanguage: 'tr' })).toEqual({
    language: 'en',
    explicit: false,
  });
});

test.each(['de', '', 'EN', 'en; tr'])('a cookie with the unknown language %j is ignored', (cookie) => {
  expect(negotiateLanguage({ ...nothing, path: '/', cookie }).language).toBe('tr');
  expect(negotiateLanguage({ path: '/', cookie, acceptLanguage: 'en' }).language).toBe('en');
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
  expect(negotiateLanguage({ ...nothing, path: '/', acceptLanguage })).toEqual({
    language,
    explicit: false,
  });
});
