import { expect, test } from 'vitest';
import { currentOf } from '../../../src/layout/menu.ts';

test('a menu entry marks its own page and the pages below it as current', () => {
  expect(currentOf('/news', '/news')).toBe('page');
  expect(currentOf('/news', '/news/news-details/catalogue-2026')).toBe('true');
});

test('a path that only begins with the same letters is another page', () => {
  expect(currentOf('/news', '/newsletter')).toBeUndefined();
  expect(currentOf('/contact', '/')).toBeUndefined();
});
