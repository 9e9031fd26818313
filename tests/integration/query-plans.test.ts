import type { DataSource } from 'typeorm';
import { expect, test as base } from 'vitest';
import * as z from 'zod';
import { interceptQueries } from '../../adapters/postgres/connection/intercept-queries.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { largeCatalogue } from '../../bench/support/large-catalogue.ts';
import { composeTestSite } from '../support/api.ts';
import { openTestDatabase } from '../support/database.ts';
import { newsItem } from '../support/sample-content.ts';
import { readTestContent } from '../support/test-content.ts';

interface Statement {
  readonly sql: string;
  readonly parameters: unknown[];
}

/** Every query of the data source from now on. */
const recordQueries = (dataSource: DataSource): Statement[] => {
  const statements: Statement[] = [];
  interceptQueries(dataSource, (args, { run }) => {
    const [sql, parameters] = args;
    statements.push({ sql, parameters: Array.isArray(parameters) ? [...parameters] : [] });
    return run(...args);
  });
  return statements;
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly Plans?: readonly Plan[] | undefined;
}

const planSchema: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    Plans: z.array(planSchema).optional(),
  }),
);

const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) })]);

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const large = new Set(['products', 'search_words', 'news']);

const isLarge = (node: Plan): boolean => large.has(node['Relation Name'] ?? '');

/** Large tables that a plan reads from end to end. */
const scansIn = (plan: Plan): string[] =>
  nodesOf(plan).flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && isLarge(node) ? `scan of ${node['Relation Name']}` : [],
  );

/** Sorts of which only the first rows are used: an index would have them in order. */
const sortsIn = (plan: Plan): string[] =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Limit')
    .flatMap(nodesOf)
    .map((node) => node['Node Type'])
    .filter((type) => type.endsWith('Sort'));

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(database.close);
    return database;
  })
  .extend('site', { scope: 'file' }, async ({ database: { dataSource } }) => {
    const content = await readTestContent();
    const products = [...largeCatalogue(content.products, 2000)];
    const store = createPostgresContentRepository(dataSource);
    const news = Array.from({ length: 500 }, (_, index) =>
      newsItem(`n${index}`, `20${10 + (index % 9)}-03-14`),
    );
    await store.replace({ ...content, products, news }, 'large');
    await dataSource.query('ANALYZE news');
    const slug = products.at(-1)?.slug.en ?? '';
    return { ...composeTestSite(dataSource, dataSource), slug, statements: recordQueries(dataSource) };
  })
  .extend('plansOf', ({ database: { dataSource }, site: { statements } }) =>
    /** The plans of an action's statements, without those that run once for each content version. */
    async (action: () => Promise<unknown>, kind: 'custom' | 'generic' = 'custom'): Promise<Plan[]> => {
      statements.length = 0;
      await action();
      const ran = statements.filter(({ sql }) => !/count\(\*\)|max\(/iu.test(sql));
      expect(ran.length).toBeGreaterThan(0);
      return dataSource.transaction(async (manager) => {
        // Of some thousand rows the planner may prefer to read or sort all: now only where no index serves.
        await manager.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off');
        const plans: Plan[] = [];
        for (const { sql, parameters } of ran) {
          const rows: unknown = await (kind === 'custom'
            ? manager.query(`EXPLAIN (FORMAT JSON) ${sql}`, parameters)
            : manager.query(`EXPLAIN (FORMAT JSON, GENERIC_PLAN) ${sql}`));
          plans.push(explained.parse(rows)[0]['QUERY PLAN'][0].Plan);
        }
        return plans;
      });
    },
  );

const mammoplasty = { facet: 'category', value: 'mammoplasty' } as const;
const acteon = { facet: 'brand', value: 'acteon' } as const;

test.for([
  ['', undefined],
  ['?page=3&sort=brand', undefined],
  ['?brand=acteon&attribute=use_reusable&sort=name-desc', undefined],
  ['?page=2', mammoplasty],
  ['?brand=rinoface&sort=brand', mammoplasty],
  ['?category=mammoplasty&attribute=use_reusable', acteon],
] as const)(
  'a page of products, filtered by %s (%o), is read from bitmaps and indexes',
  async ([search, fixed], { site, plansOf }) => {
    const plans = await plansOf(() => site.pageApi.products(search, 'tr', fixed));
    expect(plans.flatMap(scansIn)).toEqual([]);
  },
);

test.for(['custom', 'generic'] as const)(
  'a product page is read from indexes, with a %s plan of its prepared statements',
  async (kind, { site, plansOf }) => {
    expect((await plansOf(() => site.pageApi.product(site.slug), kind)).flatMap(scansIn)).toEqual([]);
  },
);

test('the names and the picture of products are found in an index', async ({ site, plansOf }) => {
  expect(
    (await plansOf(() => site.pageApi.productNames([{ slug: site.slug }, { slug: 'unknown' }]))).flatMap(
      scansIn,
    ),
  ).toEqual([]);
  expect((await plansOf(() => site.useCases.findPicture('product', site.slug))).flatMap(scansIn)).toEqual([]);
});

test.for([{ page: 1, size: 3 }, { page: 20 }])(
  'a page of news is read in the order of an index: %o',
  async (query, { site, plansOf }) => {
    const plans = await plansOf(() => site.pageApi.news(query));
    expect(plans.flatMap(scansIn)).toEqual([]);
    expect(plans.flatMap(sortsIn)).toEqual([]);
  },
);

test('a news item and its neighbours are read from indexes', async ({ site, plansOf }) => {
  const plans = await plansOf(() => site.pageApi.newsItem('n250'));
  expect(plans.flatMap(scansIn)).toEqual([]);
  expect(plans.flatMap(sortsIn)).toEqual([]);
});

test.for(['meme implantı', 'artroskop kanul', 'P127', 'saw'])(
  'a search for %s is answered from indexes',
  async (query, { site, plansOf }) => {
    expect((await plansOf(() => site.pageApi.search(query, { language: 'tr' }))).flatMap(scansIn)).toEqual(
      [],
    );
  },
);

test('the products of a part of the sitemap are read in the order of an index', async ({ site, plansOf }) => {
  const plans = await plansOf(async () => {
    for await (const { path } of site.useCases.sitePages.part(1, 500)) expect(path).not.toBe('');
  });
  expect(plans.flatMap(scansIn)).toEqual([]);
  expect(plans.flatMap(sortsIn)).toEqual([]);
});
