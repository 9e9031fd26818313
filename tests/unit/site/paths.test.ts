import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { files, inLanguage, paths, splitLanguage } from '../../../src/lib/paths.ts';

test.each([
  ['/', undefined, '/'],
  ['/news', undefined, '/news'],
  ['/english', undefined, '/english'],
  ['/EN', undefined, '/EN'],
  ['/news/en', undefined, '/news/en'],
  ['/tr', 'tr', '/'],
  ['/en/', 'en', '/'],
  ['/en/news/news-details/quality-audit', 'en', '/news/news-details/quality-audit'],
  ['/tr/products/partners/smith&nephew', 'tr', '/products/partners/smith&nephew'],
])('%s is split into the language %s and the path %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});

test('the home page of a language has no trailing slash', () => {
  expect(inLanguage('tr', paths.home)).toBe('/tr');
  expect(inLanguage('en', paths.home)).toBe('/en');
});

test('adding a language prefix to a path and splitting it gives the same language and path', () => {
  const segments = fc.array(fc.stringMatching(/^[a-z0-9&+-]+$/u));
  fc.assert(
    fc.property(fc.constantFrom(...languages), segments, (language, parts) => {
      const path = `/${parts.join('/')}`;
      expect(splitLanguage(inLanguage(language, path))).toEqual({ language, path });
    }),
  );
});

test('brand slugs are not encoded in paths', () => {
  expect(paths.brand('drendel-zweiling-d+z')).toBe('/products/partners/drendel-zweiling-d+z');
  expect(files.picture('brand', 'smith&nephew.svg')).toBe('/images/brands/smith&nephew.svg');
});

test('the paths are those of the specification', () => {
  expect([
    paths.solution('ent-solutions'),
    paths.category('mammoplasty'),
    paths.product('orvia-p2'),
    paths.newsItem('quality-audit'),
    paths.technicalService,
    paths.oem,
  ]).toEqual([
    '/ent-solutions',
    '/products/mammoplasty',
    '/products/product-details/orvia-p2',
    '/news/news-details/quality-audit',
    '/services/technical-service',
    '/services/oem',
  ]);
});

test('no two pages have the same path', () => {
  const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('x')));

  expect(new Set(addresses).size).toBe(addresses.length);
});
