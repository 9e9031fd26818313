import path from 'node:path';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Content } from '#domain/content/content.ts';
import type { SearchIndex } from '#domain/search/ports.ts';
import { createSearchItems } from '#domain/search/search-items.ts';
import { defaultLanguage, isLanguage, languages } from '#domain/shared/language.ts';
import { readContent } from '../adapters/content/read-content.ts';
import { openDataSource } from '../adapters/postgres/data-source.ts';
import { createPostgresSearchIndex } from '../adapters/postgres/search/search-index.ts';
import { searchQueries } from '../tests/support/search-queries.ts';
import type { Benchmark } from './support/benchmark.ts';
import { fillDatabase } from './support/fill-database.ts';
import { growContent } from './support/large-catalogue.ts';
import { misspell } from './support/misspell.ts';
import { quantile } from './support/quantile.ts';
import { seeded } from './support/random.ts';
import { openScratchServer } from './support/scratch-server.ts';

const contentDir = path.resolve(import.meta.dirname, '..', 'content');
const logger = { warn: console.warn };

/** The queries of an autocomplete while somebody types. */
const asTyped = ['mikroskop', 'cerrahi lazer konsolu', 'surgical saw', 'ışık kaynağı'].flatMap((text) =>
  Array.from({ length: text.length }, (_, index) => text.slice(0, index + 1)),
);

type Query = Omit<(typeof searchQueries)[number], 'kind'>;

/** Each name of each product in both languages, written so. */
const namesOf = ({ products }: Content, write: (name: string) => string): readonly Query[] =>
  products.flatMap(({ name, slug }) =>
    languages.map((language) => ({ query: write(name[language]), language, slug: slug.en })),
  );

interface Timed {
  readonly index: SearchIndex<ProductSummary>;
  /** Milliseconds that the answers took since the last time this was asked. */
  take(): number;
}

const timed = (index: SearchIndex<ProductSummary>): Timed => {
  let spent = 0;
  const time = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const began = performance.now();
    try {
      return await answer;
    } finally {
      spent += performance.now() - began;
    }
  };
  return {
    index: {
      words: (query) => time(index.words(query)),
      items: (query) => time(index.items(query)),
    },
    take() {
      const taken = spent;
      spent = 0;
      return taken;
    },
  };
};

const ms = (values: readonly number[], share: number): number => Number(quantile(values, share).toFixed(1));

const measure = async (url: string, products: number, real: Content) => {
  const searches = await openDataSource({ url, logger, shortTimeouts: true });
  const { index, take } = timed(createPostgresSearchIndex(searches));
  const search = createSearchItems({ index });
  const inDatabase: number[] = [];
  const whole: number[] = [];
  const ask = async (query: string, language = defaultLanguage) => {
    const began = performance.now();
    const found = await search(query, { language });
    whole.push(performance.now() - began);
    inDatabase.push(take());
    return found;
  };
  const recall = async (queries: readonly Query[], among = 5): Promise<number> => {
    let recalled = 0;
    for (const { query, language, slug } of queries) {
      const found = await ask(query, isLanguage(language) ? language : defaultLanguage);
      if (found.slice(0, among).some((product) => product.slug.en === slug)) recalled += 1;
    }
    return Number(((100 * recalled) / queries.length).toFixed(1));
  };
  const random = seeded(7);
  const typed = await recall(searchQueries);
  const misspelt = await recall(namesOf(real, (name) => misspell(random, name)));
  const exact = await recall(
    namesOf(real, (name) => name),
    1,
  );
  for (const query of asTyped) await ask(query);
  await searches.destroy();
  return {
    products,
    queries: whole.length,
    'database p50': ms(inDatabase, 0.5),
    'database p95': ms(inDatabase, 0.95),
    'database max': ms(inDatabase, 1),
    'whole p50': ms(whole, 0.5),
    'whole p95': ms(whole, 0.95),
    'fixture among 5, %': typed,
    'random typos among 5, %': misspelt,
    'exact names first, %': exact,
  };
};

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title:
    'the fixture’s queries, random typos and words as they are typed, one after the other, in milliseconds',
  async run() {
    const server = await openScratchServer();
    try {
      const { content } = await readContent(contentDir);
      const rows = [];
      for (const products of [content.products.length, 10_000, 100_000]) {
        await fillDatabase(server.url, growContent(content, products));
        rows.push(await measure(server.url, products, content));
      }
      return rows;
    } finally {
      await server.drop();
    }
  },
};
