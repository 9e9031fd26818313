import { expect, test } from 'vitest';
import { createListNews } from '#domain/news/list-news.ts';
import type { NewsItem } from '#domain/news/news-item.ts';
import type { NewsArchive } from '#domain/news/ports.ts';
import { createReadNewsItem } from '#domain/news/read-news-item.ts';

const item = (id: string, publishDate: string): NewsItem => ({
  id,
  title: { tr: `${id} haberi`, en: `News of ${id}` },
  article: { tr: 'Metin', en: 'Text' },
  readingMinutes: 1,
  publishDate,
});

const newest = item('new-office', '2026-05-13');
const oldest = item('first-course', '2024-01-02');
const news: NewsArchive = {
  items: async () => [newest, oldest],
  item: async (id) => [newest, oldest].find((known) => known.id === id),
};

test('the news are listed in the order of the archive: newest first', async () => {
  expect(await createListNews({ news })()).toEqual([newest, oldest]);
});

test('a news item is read by its id', async () => {
  expect(await createReadNewsItem({ news })('first-course')).toEqual(oldest);
});

test('an unknown id leads to no news item', async () => {
  expect(await createReadNewsItem({ news })('tomorrow')).toBeUndefined();
});
