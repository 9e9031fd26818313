import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewsRepository } from '#domain/news/ports.ts';
import type { SiteIndex } from '#domain/site/ports.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { createPostgresNewsRepository } from '../../adapters/postgres/news-repository.ts';
import { createPostgresSiteIndex } from '../../adapters/postgres/site-index.ts';
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
let siteIndex: SiteIndex;
let today = '2027-01-01';
let close: () => Promise<void>;

beforeAll(async () => {
  const { dataSource, ...database } = await openTestDatabase();
  close = database.close;
  await createPostgresContentRepository(dataSource).replace({ ...sampleContent, news: items }, 'test');
  news = createPostgresNewsRepository(dataSource, () => today);
  siteIndex = createPostgresSiteIndex(
    dataSource,
    (read) => read,
    () => today,
  );
});

afterAll(() => close());

beforeEach(() => {
  today = '2027-01-01';
});

test('news are listed by date, newest first, and those of one day by id', async () => {
  expect((await news.items()).map(({ id }) => id)).toEqual(['new-year', 'a-fair', 'b-fair', 'leap-day']);
});

test('pages of news follow each other in the order of all news', async () => {
  const pages = [await news.page({ offset: 0, limit: 3 }), await news.page({ offset: 3, limit: 3 })];
  expect(pages.flat()).toEqual(await news.items());
  expect(await news.count()).toBe(4);
});

test('the neighbours of a news item are those before and after it in the list', async () => {
  const headlines = (await news.items()).map(({ id, title }) => ({ id, title }));
  for (const [index, { id }] of headlines.entries()) {
    const [newer, older] = [headlines[index - 1], headlines[index + 1]];
    expect(await news.neighbours(id)).toStrictEqual({ ...(newer && { newer }), ...(older && { older }) });
  }
  expect(await news.neighbours('unknown')).toEqual({});
});

test('a news item is found as it was loaded', async () => {
  expect(await news.item('leap-day')).toEqual(leapDay);
});

test('an unknown news item is undefined', async () => {
  expect(await news.item('LEAP-DAY')).toBeUndefined();
});

const indexed = async (): Promise<string[]> => {
  const slugs: string[] = [];
  for await (const { kind, slug } of siteIndex.entries(0, 100)) if (kind === 'news') slugs.push(slug);
  return slugs;
};

test('news of a later day are neither listed, counted, found, linked nor in the sitemap before that day', async () => {
  today = '2026-12-31';
  expect((await news.items()).map(({ id }) => id)).toEqual(['a-fair', 'b-fair', 'leap-day']);
  expect((await news.page({ offset: 0, limit: 1 })).map(({ id }) => id)).toEqual(['a-fair']);
  expect(await news.count()).toBe(3);
  expect(await news.item('new-year')).toBeUndefined();
  expect(await news.neighbours('a-fair')).toEqual({ older: expect.objectContaining({ id: 'b-fair' }) });
  expect(await indexed()).toEqual(['a-fair', 'b-fair', 'leap-day']);
});

test('news are there on their day, without a load', async () => {
  expect(await news.item('new-year')).toMatchObject({ id: 'new-year' });
  expect(await news.neighbours('a-fair')).toMatchObject({ newer: { id: 'new-year' } });
  expect(await indexed()).toContain('new-year');
});
