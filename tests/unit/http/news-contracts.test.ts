import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { NewsItem } from '#domain/news/news-item.ts';
import type { NewsView } from '#domain/news/read-news-item.ts';
import { newsList, newsResponse } from '#contracts/spec/news.ts';
import { localized, slug } from '../../support/arbitrary.ts';

const item: fc.Arbitrary<NewsItem> = fc.record(
  {
    id: slug,
    title: localized,
    article: localized,
    readingMinutes: fc.integer({ min: 1 }),
    publishDate: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    link: fc.record({ to: fc.webPath(), label: localized }),
  },
  { requiredKeys: ['id', 'title', 'article', 'readingMinutes', 'publishDate'] },
);

const headline = fc.record({ id: slug, title: localized });

const view: fc.Arbitrary<NewsView> = fc
  .tuple(item, fc.record({ newer: headline, older: headline }, { requiredKeys: [] }))
  .map(([news, neighbours]) => Object.assign({}, news, neighbours));

test('a news item is decoded as it was encoded', () => {
  fc.assert(
    fc.property(view, (news) => {
      expect(z.decode(newsResponse, z.encode(newsResponse, news))).toEqual(news);
    }),
  );
});

test('a list of news is decoded as it was encoded', () => {
  fc.assert(
    fc.property(fc.array(item), (news) => {
      expect(z.decode(newsList, z.encode(newsList, news))).toEqual(news);
    }),
  );
});

test('a news item on the wire has the field names of the specification', () => {
  const news: NewsView = {
    id: 'new-office',
    title: { tr: 'Yeni ofis', en: 'New office' },
    article: { tr: 'Açıldı.', en: 'It is open.' },
    readingMinutes: 2,
    publishDate: '2026-05-13',
    link: { to: '/contact', label: { tr: 'Bize ulaşın', en: 'Contact us' } },
    older: { id: 'first-course', title: { tr: 'İlk kurs', en: 'First course' } },
  };

  expect(z.encode(newsResponse, news)).toStrictEqual({
    id: 'new-office',
    title: 'New office',
    title_tr: 'Yeni ofis',
    article: 'It is open.',
    article_tr: 'Açıldı.',
    read_time: 2,
    publish_date: '2026-05-13',
    link: { to: '/contact', label: 'Contact us', label_tr: 'Bize ulaşın' },
    older: { id: 'first-course', title: 'First course', title_tr: 'İlk kurs' },
  });
});

test('an unknown news item is -1 on the wire', () => {
  expect(z.encode(newsResponse, -1)).toBe(-1);
  expect(z.decode(newsResponse, -1)).toBe(-1);
});
