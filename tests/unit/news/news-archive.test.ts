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

test('the news are listed in the order of the administration: newest first', async () => {
  expect(await createListNews({ news })()).toEqual(items);
});

test('a news item is read by its id, with the headlines beside it', async () => {
  expect(await createReadNewsItem({ news })('service-centre')).toStrictEqual({
    ...middle,
    newer: { id: 'new-office', title: newest.title },
    older: { id: 'first-course', title: oldest.title },
  });
});

test('nothing is newer than the newest item and nothing older than the oldest', async () => {
  expect(await createReadNewsItem({ news })('new-office')).not.toHaveProperty('newer');
  expect(await createReadNewsItem({ news })('first-course')).not.toHaveProperty('older');
});

test('an item that came between the two reads has no neighbours', async () => {
  const behind = { ...news, headlines: async () => [] };
  expect(await createReadNewsItem({ news: behind })('new-office')).toStrictEqual(newest);
});

test('an unknown id leads to no news item', async () => {
  expect(await createReadNewsItem({ news })('tomorrow')).toBeUndefined();
});
