import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import type { Content } from '#domain/content/content.ts';
import type { SearchIndex, WordQuery } from '#domain/search/query/ports.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { createPostgresSearchIndex } from '../../adapters/postgres/search/search-index.ts';
import { openTestDatabase } from '../support/database.ts';
import { both, product } from '../support/in-memory-catalogue.ts';
import { sampleContent } from '../support/sample-content.ts';

let dataSource: DataSource;
let close: () => Promise<void>;
let index: SearchIndex<FoundProduct>;

const load = async (content: Partial<Content>): Promise<void> => {
  await createPostgresContentRepository(dataSource).replace({ ...sampleContent, ...content }, 'test');
};

const drill = product('drill', { name: { tr: 'Kemik Turu', en: 'Bone Drill' }, brand: 'smith&nephew' });
const saw = product('saw', {
  name: { tr: 'Kemik Testeresi', en: 'Bone Saw' },
  variants: [
    { ref: 'SW-10/I', name: both('10 mm') },
    { ref: 'SW-20', name: both('20 mm') },
  ],
});

const renamed = { slug: drill.brand, name: 'Şimşek' };

const knownWords = async ({
  similar = [],
  containing = [],
  exact = [],
  stems = [],
}: Partial<WordQuery> & { readonly stems?: readonly string[] }) =>
  index.words({ similar, containing, exact, stems });

const words = async (similar: readonly string[], rest: Partial<WordQuery> = {}): Promise<string[]> =>
  (await knownWords({ similar, ...rest })).map(({ word }) => word).toSorted();

const found = async (
  groups: readonly (readonly string[])[],
  { name = '=', limit = 10 }: { name?: string; limit?: number } = {},
): Promise<string[]> => {
  const searches = groups.length > 0 ? [{ anyOf: [groups], limit }] : [];
  return (await index.items({ names: [name], searches, stems: [] })).map(({ slug }) => slug).toSorted();
};

const matchedRefs = async (name: string) => {
  const items = await index.items({
    names: [name],
    searches: [{ anyOf: [[['bone']]], limit: 10 }],
    stems: [],
  });
  return new Map(items.map(({ item }) => [item.slug.en, item.matchedRef]));
};

beforeAll(async () => {
  ({ dataSource, close } = await openTestDatabase());
  index = createPostgresSearchIndex(dataSource);
  await load({ products: [drill, saw] });
});

afterAll(() => close());

test('words are found by their beginning, similar spelling, a part of them, and exactly', async () => {
  expect(await words(['test'])).toEqual(['testeresi']);
  expect(await words(['testresi'])).toEqual(['testeresi']);
  expect(await words(['timkek'])).toEqual([]);
  expect(await words(['tezdetezi'])).toEqual(['testeresi']);
  expect(await words(['qqq'], { exact: ['saw', 'bon'] })).toEqual(['saw']);
  expect(await words([], { containing: ['eresi', 'emik'] })).toEqual(['kemik', 'testeresi']);
});

test('the count of a word counts a product once, also where it has the word twice', async () => {
  expect(await knownWords({ similar: ['kemik'] })).toEqual([{ word: 'kemik', items: 2 }]);
  expect(await knownWords({ similar: ['nephew'] })).toEqual([{ word: 'nephew', items: 1 }]);
});

test('whole names in search keys are not found as words', async () => {
  expect(await words(['=', '=kemik', 'kemikturu'])).toEqual(['kemik']);
});

test('a found product has a word of every group of one of the conjunctions', async () => {
  expect(await found([['bone'], ['saw', 'drill']])).toEqual(['drill', 'saw']);
  expect(await found([['bone'], ['saw']])).toEqual(['saw']);
  expect(await found([['nowhere']])).toEqual([]);
  expect(await found([])).toEqual([]);
  const anyOf = [[['nowhere'], ['bone']], [['saw']]];
  const either = await index.items({ names: ['='], searches: [{ anyOf, limit: 10 }], stems: [] });
  expect(either.map(({ slug }) => slug)).toEqual(['saw']);
});

const bySearches = async (...searches: Parameters<typeof index.items>[0]['searches']): Promise<string[]> =>
  (await index.items({ names: ['='], searches, stems: [] })).map(({ slug }) => slug).toSorted();

test('of more matches than wanted those of the first conjunctions are found', async () => {
  expect(await bySearches({ anyOf: [[['saw']], [['bone']]], limit: 1 })).toEqual(['saw']);
  expect(await bySearches({ anyOf: [[['drill']], [['bone']]], limit: 1 })).toEqual(['drill']);
});

test('further searches add nothing to a first one that finds as many as it wants', async () => {
  const further = { anyOf: [[['saw']]], limit: 1 };
  expect(await bySearches({ anyOf: [[['drill']]], limit: 1 }, further)).toEqual(['drill']);
  expect(await bySearches({ anyOf: [[['drill']]], limit: 2 }, further)).toEqual(['drill', 'saw']);
});

test('a product of the whole name is found on top of the limit', async () => {
  expect(await found([['bone']], { limit: 1 })).toHaveLength(1);
  const one = await found([['bone']], { limit: 1, name: '=bonesaw' });
  expect(one).toContain('saw');
  expect(await found([], { name: '=kemikturu' })).toEqual(['drill']);
});

test('a product is found by the REF of a variant, which comes with it', async () => {
  expect(await words(['sw10'])).toEqual(['sw10i']);
  expect(await matchedRefs('=sw10i')).toEqual(
    new Map([
      ['drill', undefined],
      ['saw', 'SW-10/I'],
    ]),
  );
  expect(await matchedRefs('=bonesaw')).toEqual(
    new Map([
      ['drill', undefined],
      ['saw', undefined],
    ]),
  );
});

test('search keys and words follow a content load', async () => {
  const brands = [...sampleContent.brands.filter(({ slug }) => slug !== drill.brand), renamed];
  await load({ products: [drill], brands });
  expect(await words(['testeresi', 'simsek'])).toEqual(['simsek']);
  expect(await found([['simsek']])).toEqual(['drill']);
  await load({ products: [] });
  expect(await words(['kemik'])).toEqual([]);
});
