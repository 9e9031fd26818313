import { readWholeContent } from '../tests/support/test-content.ts';
import path from 'node:path';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import type { WholeContent } from '#domain/content/content.ts';
import type { SearchIndex } from '#domain/search/query/ports.ts';
import { createSearchItems } from '#domain/search/query/search-items.ts';
import { type Language, defaultLanguage, isLanguage, languages } from '#domain/shared/language.ts';
import { openDataSource } from '../adapters/postgres/data-source.ts';
import { createPostgresSearchIndex } from '../adapters/postgres/search/search-index.ts';
import { searchQueries } from '../tests/support/search-queries.ts';
import { measureQuality, readPeopleQueries } from '../tests/support/people-queries.ts';
import type { Benchmark, Row } from './support/benchmark.ts';
import { fillDatabase } from './support/fill-database.ts';
import { largeCatalogue } from './support/large-catalogue.ts';
import { misspell } from './support/misspell.ts';
import { quantile } from './support/quantile.ts';
import { seeded } from './support/random.ts';
import { openScratchServer } from './support/scratch-server.ts';

const contentDir = path.resolve(import.meta.dirname, '..', 'content');
const logger = { warn: console.warn };

/** The queries that autocomplete sends while a visitor types. */
const typedPrefixes = ['mikroskop', 'cerrahi lazer konsolu', 'surgical saw', 'ışık kaynağı'].flatMap((text) =>
  Array.from({ length: text.length }, (_, index) => text.slice(0, index + 1)),
);

type Query = Omit<(typeof searchQueries)[number], 'kind'>;

/** A query for each product name in both languages, as `write` changes it. */
const nameQueries = ({ products }: WholeContent, write: (name: string) => string): readonly Query[] =>
  products.flatMap(({ name, slug }) =>
    languages.map((language) => ({ query: write(name[language]), language, slug: slug.en })),
  );

interface TimedIndex {
  readonly index: SearchIndex<FoundProduct>;
  /** Milliseconds spent in the index since the last call. */
  takeElapsed(): number;
}

const createTimedIndex = (index: SearchIndex<FoundProduct>): TimedIndex => {
  let elapsed = 0;
  const time = async <Result>(result: Promise<Result>): Promise<Result> => {
    const start = performance.now();
    try {
      return await result;
    } finally {
      elapsed += performance.now() - start;
    }
  };
  return {
    index: {
      words: (query) => time(index.words(query)),
      items: (query) => time(index.items(query)),
      texts: (slugs, language) => time(index.texts(slugs, language)),
    },
    takeElapsed() {
      const result = elapsed;
      elapsed = 0;
      return result;
    },
  };
};

const percent = (value: number): number => Number((100 * value).toFixed(1));

/**
 * Measures the quality for one half of the queries; nothing if there are no such queries. What is wrong with the tuning
 * half is on standard error; of the unseen one, nobody reads it.
 */
const qualityOf = async (
  half: 'tuning' | 'unseen',
  search: (
    query: string,
    language: Language,
  ) => Promise<readonly { readonly slug: string; readonly isSure: boolean }[]>,
): Promise<Row> => {
  const queries = await readPeopleQueries(half);
  if (!queries) return {};
  const quality = await measureQuality(queries, ({ query, language }) => search(query, language));
  if (half === 'tuning') for (const fault of quality.faults) console.error(fault);
  return {
    [`${half} among 5, %`]: percent(quality.amongFive),
    [`${half} first, %`]: percent(quality.first),
    [`${half} sure, %`]: percent(quality.sure),
    [`${half} "not found" above a right first product, %`]: percent(quality.deniedRight),
    [`${half} nonsense sure, %`]: percent(quality.wronglySure),
  };
};

const ms = (values: readonly number[], share: number): number => Number(quantile(values, share).toFixed(1));

const measure = async (url: string, products: number, content: WholeContent) => {
  const dataSource = await openDataSource({ url, logger, shortTimeouts: true });
  const { index, takeElapsed } = createTimedIndex(createPostgresSearchIndex(dataSource));
  const search = createSearchItems({ index });
  const databaseTimes: number[] = [];
  const totalTimes: number[] = [];
  const measureSearch = async (query: string, language = defaultLanguage) => {
    const start = performance.now();
    const found = await search(query, { language });
    totalTimes.push(performance.now() - start);
    databaseTimes.push(takeElapsed());
    return found;
  };
  const recall = async (queries: readonly Query[], maxRank = 5): Promise<number> => {
    let recalled = 0;
    for (const { query, language, slug } of queries) {
      const found = await measureSearch(query, isLanguage(language) ? language : defaultLanguage);
      if (found.slice(0, maxRank).some((product) => product.slug === slug)) recalled += 1;
    }
    return Number(((100 * recalled) / queries.length).toFixed(1));
  };
  const random = seeded(7);
  const fixtureRecall = await recall(searchQueries);
  const typoRecall = await recall(nameQueries(content, (name) => misspell(random, name)));
  const exactRecall = await recall(
    nameQueries(content, (name) => name),
    1,
  );
  for (const query of typedPrefixes) await measureSearch(query);
  const tuning = await qualityOf('tuning', measureSearch);
  const unseen = await qualityOf('unseen', measureSearch);
  await dataSource.destroy();
  return {
    products,
    queries: totalTimes.length,
    'database p50': ms(databaseTimes, 0.5),
    'database p95': ms(databaseTimes, 0.95),
    'database max': ms(databaseTimes, 1),
    'total p50': ms(totalTimes, 0.5),
    'total p95': ms(totalTimes, 0.95),
    'fixture among 5, %': fixtureRecall,
    'random typos among 5, %': typoRecall,
    'exact names first, %': exactRecall,
    ...tuning,
    ...unseen,
  };
};

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title:
    'the queries of the fixture, random typos and prefixes as they are typed, one at a time, in milliseconds',
  async run() {
    const server = await openScratchServer();
    try {
      const { content } = await readWholeContent(contentDir);
      const rows = [];
      for (const products of [content.products.length, 10_000, 100_000]) {
        await fillDatabase(server.url, { ...content, products: largeCatalogue(content.products, products) });
        rows.push(await measure(server.url, products, content));
      }
      return rows;
    } finally {
      await server.drop();
    }
  },
};
