import { expect, test } from 'vitest';
import type { FoundProduct, SearchIndex } from '#domain/catalogue/ports.ts';
import { searchKey } from '#domain/search/search-key.ts';
import { createSearchProducts } from '#domain/search/search-products.ts';
import type { Localized } from '#domain/shared/language.ts';
import { brand, category } from '../../support/in-memory-catalogue.ts';

let id = 0;

const product = (tr: string, en: string, category_ = 'tools'): FoundProduct => {
  id += 1;
  const name: Localized = { tr, en };
  const place = { brand: brand('acteon'), category: category(category_), solutions: [] };
  return {
    id,
    slug: { tr: `urun-${id}`, en: `product-${id}` },
    name,
    brand: 'acteon',
    category: category_,
    key: searchKey({ name }, place),
  };
};

/** An index that looks at everything. */
const indexOf = (products: readonly FoundProduct[]): SearchIndex => ({
  wordsLike: async () =>
    [...new Set(products.flatMap(({ key }) => key.filter((word) => !word.startsWith('='))))].map((word) => ({
      word,
      products: products.filter(({ key }) => key.includes(word)).length,
    })),
  productsWith: async ({ groups, name, missing }) =>
    products.filter(
      ({ key }) =>
        key.includes(name) ||
        (groups.length > 0 &&
          groups.filter((group) => !group.some((word) => key.includes(word))).length <= missing),
    ),
});

const names = async (
  products: readonly FoundProduct[],
  query: string,
  { language = 'en', limit = 10 }: { language?: 'tr' | 'en'; limit?: number } = {},
): Promise<string[]> => {
  const found = await createSearchProducts({ index: indexOf(products) })(query, { language, limit });
  return found.map(({ name }) => name.en);
};

const productCount = [
  product('Lazer Konsolu', 'Laser Console'),
  product('Diyot Lazer Konsolu', 'Diode Laser Console'),
  product('Lazer Fiberi', 'Laser Fibre'),
  product('Kafa Lambası', 'Headlight'),
  product('Tur Konsolu', 'Drill Console', 'laser'),
];

test('an exact name goes before longer names that hold it, in either language', async () => {
  expect((await names(productCount, 'laser console'))[0]).toBe('Laser Console');
  expect((await names(productCount, 'LAZER KONSOLU', { language: 'en' }))[0]).toBe('Laser Console');
});

test('what lacks a word is found only where nothing has every word', async () => {
  expect(await names(productCount, 'fibre laser')).toEqual(['Laser Fibre']);
  expect(await names(productCount, 'diode drill console')).toEqual(['Drill Console', 'Diode Laser Console']);
});

test('a word of the name counts more than the same word of the category', async () => {
  expect((await names(productCount, 'laser')).at(-1)).toBe('Drill Console');
});

test('a word that is none but two written together is taken for the two', async () => {
  expect((await names(productCount, 'kafalambası'))[0]).toBe('Headlight');
});

test('two words that are one written apart are taken for the one', async () => {
  const lamps = [...productCount, product('Işık Kafası', 'Light Head')];
  expect((await names(lamps, 'head light lambası'))[0]).toBe('Headlight');
});

test('words that no product has do not stand in the way', async () => {
  expect((await names(productCount, 'cheap fibre'))[0]).toBe('Laser Fibre');
});

test('nothing is found for nothing, for signs and for words like no other', async () => {
  expect(await names(productCount, '  ')).toEqual([]);
  expect(await names(productCount, '+&%')).toEqual([]);
  expect(await names(productCount, 'xyzzy')).toEqual([]);
});

test('a guess is left out where a word has a sure meaning, and counts where nothing has all of these', async () => {
  const scopes = [
    product('Ayaklı Mikroskobu', 'Stand Microscope'),
    product('Ayna Mikroskope', 'Mirror of a Mikroskope'),
  ];
  expect(await names(scopes, 'mikroskop')).toEqual(['Stand Microscope', 'Mirror of a Mikroskope']);
  expect(await names(scopes, 'mikroskob')).toEqual(['Stand Microscope']);
  expect(await names(scopes, 'ayna mikroskob')).toEqual(['Mirror of a Mikroskope']);
});

test('what a name ends with says what the thing is', async () => {
  const two = [product('Lazer Gözlüğü', 'Laser Goggles'), product('Diyot Lazeri', 'Diode Laser')];
  expect(await names(two, 'lazer', { language: 'tr' })).toEqual(['Diode Laser', 'Laser Goggles']);
});

test('words that stand together go before the same words apart', async () => {
  const two = [product('Uzun Uçlu Sap', 'Long Tip Handle', 'drill'), product('Frez', 'Bur', 'drill-tip')];
  expect(await names(two, 'drill tip')).toEqual(['Bur', 'Long Tip Handle']);
});

test('no more are given than were asked for', async () => {
  expect(await names(productCount, 'laser', { limit: 2 })).toHaveLength(2);
});

test('of two that are alike, the one named so in the visitor’s language goes first', async () => {
  const pair = [product('Monitor', 'Screen'), product('Ekran', 'Monitor')];
  expect(await names(pair, 'monitor', { language: 'en' })).toEqual(['Monitor', 'Screen']);
  expect(await names(pair, 'monitor', { language: 'tr' })).toEqual(['Screen', 'Monitor']);
});

test('what is found is a summary without its key', async () => {
  const [found] = await createSearchProducts({ index: indexOf(productCount) })('fibre', { language: 'en' });
  expect(found).not.toHaveProperty('key');
});
