import { expect, test } from 'vitest';
import type { Content } from '#domain/content/content.ts';
import { composeTestSite } from '../support/api.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { both } from '../support/in-memory-catalogue.ts';
import { newsItem, sampleContent } from '../support/sample-content.ts';

/** The pages that are dated anew when one content is loaded after another. */
const datedAnew = async (before: Content, after: Content): Promise<string[]> => {
  const { dataSource, close } = await openTestDatabase();
  let now = new Date('2026-01-31T00:00:00Z');
  const store = createPostgresContentRepository(dataSource, { now: () => now });
  await store.replace(before, 'before');
  now = new Date('2026-02-01T00:00:00Z');
  await store.replace(after, 'after');
  const { sitePages } = composeTestSite(dataSource).useCases;
  const dated: string[] = [];
  for await (const { path, changedAt } of sitePages.part(0, 1000)) {
    if (changedAt?.getTime() === now.getTime()) dated.push(path);
  }
  await close();
  return dated;
};

test('loading the same content changes no date of a page', async () => {
  expect(await datedAnew(sampleContent, sampleContent)).toEqual([]);
});

test('a page is dated by its own content, and a listing by what it lists', async () => {
  const products = sampleContent.products.map((product) =>
    product.slug.en === 'ear-drill' ? { ...product, description: both('Better than before') } : product,
  );
  const news = [...sampleContent.news, newsItem('autumn-fair')];
  expect(await datedAnew(sampleContent, { ...sampleContent, products, news })).toEqual([
    '/products/partners/smith&nephew',
    '/products/lasers',
    '/news/news-details/autumn-fair',
    '/products/product-details/ear-drill',
  ]);
});
