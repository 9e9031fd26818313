import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewsRepository } from '#domain/news/ports.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content-repository.ts';
import { createPostgresNewsRepository } from '../../adapters/postgres/news-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { newsItem, sampleContent } from '../support/sample-content.ts';

const leapDay = {
  ...newsItem('leap-day', '2024-02-29'),
  title: { tr: 'IŞIK ve İĞNE, ısı ve iğne', en: 'Light & needle' },
};
const items = [
  newsItem('b-fair', '2026-03-14'),
  leapDay,
  newsItem('a-fair', '2026-03-14'),
  newsItem('new-year', '2027-01-01'),
];

let news: NewsRepository;
let close: () => Promise<void>;

beforeAll(async () => {
  const { dataSource, ...database } = await openTestDatabase();
  close = database.close;
  await createPostgresContentRepository(dataSource).replace({ ...sampleContent, news: items }, 'test');
  news = createPostgresNewsRepository(dataSource);
});

afterAll(() => close());

test('news are listed by date, newest first, and those of one day by id', async () => {
  expect((await news.items()).map(({ id }) => id)).toEqual(['new-year', 'a-fair', 'b-fair', 'leap-day']);
});

test('headlines are in the order of the news', async () => {
  expect(await news.headlines()).toEqual((await news.items()).map(({ id, title }) => ({ id, title })));
});

test('a news item is found as it was loaded', async () => {
  expect(await news.item('leap-day')).toEqual(leapDay);
});

test('an unknown news item is undefined', async () => {
  expect(await news.item('LEAP-DAY')).toBeUndefined();
});
