import { expect, test } from 'vitest';
import { createBrowseNews } from '#domain/news/browse-news.ts';
import { createListNews } from '#domain/news/list-news.ts';
import type { NewsItem } from '#domain/news/news-item.ts';
import type { NewsRepository } from '#domain/news/ports.ts';
import { createReadNewsItem } from '#domain/news/read-news-item.ts';

const item = (id: string, publishDate: string): NewsItem => ({
  id,
  title: { tr: `${id} haberi`, en: `News of ${id}` },
  article: { tr: 'Metin', en: 'Text' },
  readingMinutes: 1,
  publishDate,
});

const headlineOf = ({ id, title }: NewsItem) => ({ id, title });

const newest = item('new-office', '2026-05-13');
const middle = item('service-centre', '2025-02-03');
const oldest = item('first-course', '2024-01-02');
const items = [newest, middle, oldest];
const news: NewsRepository = {
  items: async () => items,
  page: async ({ offset, limit }) => items.slice(offset, offset + limit),
  count: async () => items.length,
  neighbours: async () => ({ newer: headlineOf(newest), older: headlineOf(oldest) }),
  item: async (id) => items.find((known) => known.id === id),
};

test('news are listed in the order of the repository', async () => {
  expect(await createListNews({ news })()).toEqual(items);
});

test('a page of news comes with the number of all', async () => {
  const browse = createBrowseNews({ news });
  expect(await browse({ page: 1 })).toEqual({ items, count: 3 });
  expect(await browse({ page: 2, size: 2 })).toEqual({ items: [oldest], count: 3 });
});

test('there is no page of news beyond the last, and one where there is no news', async () => {
  const browse = createBrowseNews({ news });
  expect(await browse({ page: 2 })).toBeUndefined();
  expect(await browse({ page: 3, size: 2 })).toBeUndefined();
  const none = { page: async () => [], count: async () => 0 };
  expect(await createBrowseNews({ news: none })({ page: 1 })).toEqual({ items: [], count: 0 });
});

test('a news item is read with the headlines of its neighbours', async () => {
  expect(await createReadNewsItem({ news })('service-centre')).toStrictEqual({
    ...middle,
    newer: { id: 'new-office', title: newest.title },
    older: { id: 'first-course', title: oldest.title },
  });
});

test('an unknown id has no news item', async () => {
  expect(await createReadNewsItem({ news })('tomorrow')).toBeUndefined();
});
