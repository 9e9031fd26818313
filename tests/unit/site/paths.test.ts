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
])('%s is taken apart into %s and %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});

test('the home page in a language has no slash at the end', () => {
  expect(inLanguage('tr', paths.home)).toBe('/tr');
  expect(inLanguage('en', paths.home)).toBe('/en');
});

test('an address put into a language is taken apart into the same language and address', () => {
  const segments = fc.array(fc.stringMatching(/^[a-z0-9&+-]+$/u));
  fc.assert(
    fc.property(fc.constantFrom(...languages), segments, (language, parts) => {
      const path = `/${parts.join('/')}`;
      expect(splitLanguage(inLanguage(language, path))).toEqual({ language, path });
    }),
  );
});

test('brand slugs stand in addresses as they are', () => {
  expect(paths.brand('drendel-zweiling-d+z')).toBe('/products/partners/drendel-zweiling-d+z');
  expect(files.picture('brand', 'smith&nephew')).toBe('/images/brands/smith&nephew.webp');
});

test('the pages stand where the specification puts them', () => {
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

test('no page has the address of another', () => {
  const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('x')));

  expect(new Set(addresses).size).toBe(addresses.length);
});
