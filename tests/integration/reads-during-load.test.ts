import { expect, onTestFinished, test } from 'vitest';
import { createSearchItems } from '#domain/search/query/search-items.ts';
import { createPostgresCatalogueRepository } from '../../adapters/postgres/catalogue-repository.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { createPostgresSearchIndex } from '../../adapters/postgres/search/search-index.ts';
import { until } from '../support/condition.ts';
import { openTestDatabase } from '../support/database.ts';
import { sampleContent } from '../support/sample-content.ts';

test('products are read and searched while a load writes all of them', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { dataSource, url } = database;
  const store = createPostgresContentRepository(dataSource);
  await store.replace(sampleContent, 'first');

  // A load writes this table last, and waits for whoever reads its rows in order to change them.
  const blocker = dataSource.createQueryRunner();
  onTestFinished(() => blocker.release());
  await blocker.startTransaction();
  await blocker.query('LOCK TABLE page_texts IN SHARE MODE');
  const { products, pages } = sampleContent;
  const load = store.replace(
    {
      ...sampleContent,
      products: products.map((each) => Object.assign({}, each, { brand: 'smith&nephew' })),
      pages: { ...pages, home: { ...pages.home, en: { ...pages.home.en, slogan: 'New' } } },
    },
    'second',
  );
  await until(async () => {
    const waiting = await dataSource.query<unknown[]>(
      "SELECT FROM pg_locks WHERE NOT granted AND relation = 'page_texts'::regclass",
    );
    return waiting.length > 0;
  });

  const readers = await openDataSource({ url, logger: { warn: () => {} }, shortTimeouts: true });
  onTestFinished(() => readers.destroy());
  expect((await createPostgresCatalogueRepository(readers).product('piezo-unit'))?.brand).toBe('acteon');
  const search = createSearchItems({ index: createPostgresSearchIndex(readers) });
  expect(await search('piezo', { language: 'en' })).not.toEqual([]);

  await blocker.commitTransaction();
  await load;
  expect((await createPostgresCatalogueRepository(readers).product('piezo-unit'))?.brand).toBe(
    'smith&nephew',
  );
});
