import { expect, test } from 'vitest';
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

const newest = item('new-office', '2026-05-13');
const middle = item('service-centre', '2025-02-03');
const oldest = item('first-course', '2024-01-02');
const items = [newest, middle, oldest];
const news: NewsRepository = {
  items: async () => items,
  headlines: async () => items.map(({ id, title }) => ({ id, title })),
  item: async (id) => items.find((known) => known.id === id),
};

test('news are listed in the order of the repository', async () => {
  expect(await createListNews({ news })()).toEqual(items);
});

test('a news item is read with the headlines of its neighbours', async () => {
  expect(await createReadNewsItem({ news })('service-centre')).toStrictEqual({
    ...middle,
    newer: { id: 'new-office', title: newest.title },
    older: { id: 'first-course', title: oldest.title },
  });
});

test('the newest news item has no newer neighbour, the oldest no older one', async () => {
  expect(await createReadNewsItem({ news })('new-office')).not.toHaveProperty('newer');
  expect(await createReadNewsItem({ news })('first-course')).not.toHaveProperty('older');
});

test('a news item that is loaded between the two reads has no neighbours', async () => {
  const withoutHeadlines = { ...news, headlines: async () => [] };
  expect(await createReadNewsItem({ news: withoutHeadlines })('new-office')).toStrictEqual(newest);
});

test('an unknown id has no news item', async () => {
  expect(await createReadNewsItem({ news })('tomorrow')).toBeUndefined();
});
