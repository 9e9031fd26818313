import { expect, test } from 'vitest';
import { createListSitePages } from '#domain/site/list-site-pages.ts';
import type { IndexEntry, SiteIndex } from '#domain/site/ports.ts';
import type { SitePage } from '#domain/site/site-page.ts';
import { indexedPaths } from '#domain/site/fixed-pages.ts';

const changedAt = new Date('2026-05-13T10:00:00Z');

const entries: readonly IndexEntry[] = [
  { kind: 'brand', slug: 'smith&nephew', changedAt },
  { kind: 'category', slug: 'mammoplasty', changedAt },
  { kind: 'news', slug: 'new-office', changedAt },
  { kind: 'product', slug: 'ear-drill', changedAt },
  { kind: 'solution', slug: 'ent-solutions', changedAt },
];

const index: SiteIndex = {
  count: async () => entries.length,
  async *entries(start, most) {
    yield* entries.slice(start, start + most);
  },
};

const sitePages = createListSitePages({ index });

const part = async (number: number, size: number): Promise<SitePage[]> => {
  const pages: SitePage[] = [];
  for await (const page of sitePages.part(number, size)) pages.push(page);
  return pages;
};

test('site pages list the fixed pages without dates, then the entries of the content with theirs', async () => {
  const pages = await part(0, 1000);
  expect(pages.slice(0, indexedPaths.length)).toEqual(indexedPaths.map((path) => ({ path })));
  expect(pages.slice(indexedPaths.length)).toEqual([
    { path: '/products/partners/smith&nephew', changedAt },
    { path: '/products/mammoplasty', changedAt },
    { path: '/news/news-details/new-office', changedAt },
    { path: '/products/product-details/ear-drill', changedAt },
    { path: '/ent-solutions', changedAt },
  ]);
});

test.each([1, 2, 5, 7, indexedPaths.length, indexedPaths.length + 1, 100])(
  'in parts of %i every page is in one part and no part is larger',
  async (size) => {
    const parts = await Promise.all(
      Array.from({ length: await sitePages.parts(size) }, (_, number) => part(number, size)),
    );
    expect(parts.flat()).toEqual(await part(0, 1000));
    expect(parts.filter(({ length }) => length === 0 || length > size)).toEqual([]);
  },
);
