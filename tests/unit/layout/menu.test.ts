import { expect, test } from 'vitest';
import { currentOf } from '../../../src/layout/menu.ts';

test('an entry is the page itself, or stands above it', () => {
  expect(currentOf('/news', '/news')).toBe('page');
  expect(currentOf('/news', '/news/news-details/catalogue-2026')).toBe('true');
});

test('a name that only begins alike is another page', () => {
  expect(currentOf('/news', '/newsletter')).toBeUndefined();
  expect(currentOf('/contact', '/')).toBeUndefined();
});
