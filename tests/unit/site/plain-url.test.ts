import { expect, test } from 'vitest';
import { isPlainUrl } from '#domain/site/plain-url.ts';

test.each(['/', '/tr', '/en/products/product-details/orvia-p2', '/tr/'])('%s is its own path', (url) => {
  expect(isPlainUrl(url)).toBe(true);
  expect(new URL(url, 'http://site').pathname).toBe(url);
});

test.each([
  '//host',
  '/a//b?c',
  '/tr/../en',
  '/%74r',
  '/tr?x=1',
  '/smith&nephew',
  '',
  '/ö',
  `/${'a'.repeat(3000)}`,
])('%s has to be parsed', (url) => {
  expect(isPlainUrl(url)).toBe(false);
});
