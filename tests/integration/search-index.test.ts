import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchIndex, WordsAskedFor } from '#domain/catalogue/ports.ts';
import type { Content } from '#domain/content/content.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content-repository.ts';
import { createPostgresSearchIndex } from '../../adapters/postgres/search/search-index.ts';
import { Search1764100000000 } from '../../migrations/1764100000000-search.ts';
import { openTestDatabase } from '../support/database.ts';
import { product } from '../support/in-memory-catalogue.ts';
import { sampleContent } from '../support/sample-content.ts';

let dataSource: DataSource;
let close: () => Promise<void>;
let index: SearchIndex;

const load = async (content: Partial<Content>): Promise<void> => {
  await createPostgresContentRepository(dataSource).replace({ ...sampleContent, ...content }, 'test');
};

const drill = product('drill', { name: { tr: 'Kemik Turu', en: 'Bone Drill' }, brand: 'smith&nephew' });
const saw = product('saw', { name: { tr: 'Kemik Testeresi', en: 'Bone Saw' } });

const renamed = { slug: drill.brand, name: 'Şimşek' };

const wordsLike = async ({ words = [], ends = [], exactly = [] }: Partial<WordsAskedFor>) =>
  index.wordsLike({ words, ends, exactly });

const words = async (asked: readonly string[], rest: Partial<WordsAskedFor> = {}): Promise<string[]> =>
  (await wordsLike({ words: asked, ...rest })).map(({ word }) => word).toSorted();

const found = async (
  groups: readonly (readonly string[])[],
  { name = '=', missing = 0, most = 10 }: { name?: string; missing?: 0 | 1; most?: number } = {},
): Promise<string[]> =>
  (await index.productsWith({ groups, name, missing, most })).map(({ slug }) => slug.en).toSorted();

beforeAll(async () => {
  ({ dataSource, close } = await openTestDatabase());
  index = createPostgresSearchIndex(dataSource);
  await load({ products: [drill, saw] });
});

afterAll(() => close());

test('words are found by how they begin, how they are spelt, how they end, and as they are', async () => {
  expect(await words(['test'])).toEqual(['testeresi']);
  expect(await words(['testresi'])).toEqual(['testeresi']);
  expect(await words(['timkek'])).toEqual([]);
  expect(await words(['tezdetezi'])).toEqual(['testeresi']);
  expect(await words(['qqq'], { exactly: ['saw', 'bon'] })).toEqual(['saw']);
  expect(await words([], { ends: ['eresi', 'emik'] })).toEqual(['kemik', 'testeresi']);
});

test('a word knows how many products have it, also where a product has it twice', async () => {
  expect(await wordsLike({ words: ['kemik'] })).toEqual([{ word: 'kemik', products: 2 }]);
  expect(await wordsLike({ words: ['nephew'] })).toEqual([{ word: 'nephew', products: 1 }]);
});

test('a whole name is no word', async () => {
  expect(await words(['=', '=kemik', 'kemikturu'])).toEqual(['kemik']);
});

test('products have a word of every group, or of all but one', async () => {
  expect(await found([['bone'], ['saw', 'drill']])).toEqual(['drill', 'saw']);
  expect(await found([['bone'], ['saw']])).toEqual(['saw']);
  expect(await found([['bone'], ['saw']], { missing: 1 })).toEqual(['drill', 'saw']);
  expect(await found([['nowhere']], { missing: 1 })).toEqual([]);
  expect(await found([])).toEqual([]);
});

test('a whole name is found beyond the limit', async () => {
  expect(await found([['bone']], { most: 1 })).toHaveLength(1);
  const one = await found([['bone']], { most: 1, name: '=bonesaw' });
  expect(one).toContain('saw');
  expect(await found([], { name: '=kemikturu' })).toEqual(['drill']);
});

test('keys and words follow the content', async () => {
  const brands = [...sampleContent.brands.filter(({ slug }) => slug !== drill.brand), renamed];
  await load({ products: [drill], brands });
  expect(await words(['testeresi', 'simsek'])).toEqual(['simsek']);
  expect(await found([['simsek']])).toEqual(['drill']);
  await load({ products: [] });
  expect(await words(['kemik'])).toEqual([]);
});

test('after an update from before there were keys, the content is loaded again', async () => {
  await load({ products: [drill] });
  const laterThanKeys =
    dataSource.migrations.length -
    dataSource.migrations.findIndex(({ name }) => name === Search1764100000000.name);
  for (let undone = 0; undone < laterThanKeys; undone += 1) await dataSource.undoLastMigration();
  await dataSource.runMigrations();
  expect(await createPostgresContentRepository(dataSource).version()).toBeUndefined();
  await load({ products: [drill] });
  expect(await found([['drill']])).toEqual(['drill']);
});
