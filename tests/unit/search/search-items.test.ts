import { expect, test } from 'vitest';
import type { Found, SearchIndex } from '#domain/search/query/ports.ts';
import { searchKey } from '#domain/search/query/search-key.ts';
import { createSearchItems } from '#domain/search/query/search-items.ts';
import { stemOf } from '#domain/search/words/text-stem.ts';
import type { Language } from '#domain/shared/language.ts';

/** An item that is its own English name. */
const item = (tr: string, en: string, category = 'Tools', refs: readonly string[] = []): Found<string> => ({
  item: en,
  slug: en.toLowerCase().replaceAll(' ', '-'),
  key: searchKey({
    name: { tr, en },
    brand: { slug: 'acteon', name: 'Acteon' },
    category: { name: { tr: category, en: category } },
    solutions: [],
    registryCodes: [],
    refs,
  }),
});

/** Offers all words to every query. */
const indexOf = (items: readonly Found<string>[]): SearchIndex<string> => ({
  words: async () =>
    [...new Set(items.flatMap(({ key }) => key.filter((word) => !word.startsWith('='))))].map((word) => ({
      word,
      items: items.filter(({ key }) => key.includes(word)).length,
    })),
  items: async ({ names, searches }) =>
    items.filter(
      ({ key }) =>
        names.some((name) => key.includes(name)) ||
        searches
          .flatMap(({ anyOf }) => anyOf)
          .some((groups) => groups.every((group) => group.some((word) => key.includes(word)))),
    ),
  texts: async () => new Map(),
});

const search = async (
  items: readonly Found<string>[],
  query: string,
  { language = 'en', limit = 10 }: { language?: Language; limit?: number } = {},
): Promise<readonly string[]> =>
  (await createSearchItems({ index: indexOf(items) })(query, { language, limit })).map(
    ({ item: found }) => found,
  );

const catalogue = [
  item('Lazer Konsolu', 'Laser Console'),
  item('Diyot Lazer Konsolu', 'Diode Laser Console'),
  item('Lazer Fiberi', 'Laser Fibre'),
  item('Kafa Lambası', 'Headlight'),
  item('Tur Konsolu', 'Drill Console', 'Laser'),
];

test('an exact name ranks above longer names that contain it, in either language', async () => {
  expect((await search(catalogue, 'laser console'))[0]).toBe('Laser Console');
  expect((await search(catalogue, 'LAZER KONSOLU', { language: 'en' }))[0]).toBe('Laser Console');
});

test('an item that lacks a word of the query is found only where none has every word', async () => {
  expect(await search(catalogue, 'fibre laser')).toEqual(['Laser Fibre']);
  expect(await search(catalogue, 'diode drill console')).toEqual(['Drill Console', 'Diode Laser Console']);
});

test('a match in the name ranks above the same match in the category', async () => {
  expect((await search(catalogue, 'laser')).at(-1)).toBe('Drill Console');
});

const judged = async (items: readonly Found<string>[], query: string) =>
  (await createSearchItems({ index: indexOf(items) })(query, { language: 'en' })).map(
    ({ item: name, isSure, missing }) => [name, isSure, missing],
  );

test('what is of a group with that name alone is only similar where something is called so by itself', async () => {
  const group = 'Drill and Saw Systems';
  const burs = [
    item('Elmas Frez', 'Diamond Bur', group),
    item('Mikro Tur', 'Stapes Footplate Microdrill', group),
  ];
  const similar = [
    ['Diamond Bur', false, ['saw']],
    ['Stapes Footplate Microdrill', false, ['saw']],
  ];
  expect(await judged([...burs, item('Kemik Testeresi', 'Bone Saw', group)], 'saw')).toEqual([
    ['Bone Saw', true, []],
    ...similar,
  ]);
  // Without a saw, the group is all that there is.
  expect(await judged(burs, 'saw')).toEqual([
    ['Diamond Bur', true, []],
    ['Stapes Footplate Microdrill', true, []],
  ]);
});

test('an unknown word that is two known words joined matches both', async () => {
  expect((await search(catalogue, 'kafalambası'))[0]).toBe('Headlight');
});

test('two words of a query that are one known word match it', async () => {
  const lamps = [...catalogue, item('Işık Kafası', 'Light Head')];
  expect((await search(lamps, 'head light lambası'))[0]).toBe('Headlight');
});

test('words of a query that no item has are ignored', async () => {
  expect((await search(catalogue, 'cheap fibre'))[0]).toBe('Laser Fibre');
});

test('an empty query, a query of signs and an unknown word find nothing', async () => {
  expect(await search(catalogue, '  ')).toEqual([]);
  expect(await search(catalogue, '+&%')).toEqual([]);
  expect(await search(catalogue, 'xyzzy')).toEqual([]);
});

test('a guess is dropped where a word has a confident meaning, unless no item matches all confident meanings', async () => {
  const scopes = [
    item('Ayaklı Mikroskobu', 'Stand Microscope'),
    item('Ayna Mikroskope', 'Mirror of a Mikroskope'),
  ];
  expect(await search(scopes, 'mikroskop')).toEqual(['Stand Microscope', 'Mirror of a Mikroskope']);
  expect(await search(scopes, 'mikroskob')).toEqual(['Stand Microscope']);
  expect(await search(scopes, 'ayna mikroskob')).toEqual(['Mirror of a Mikroskope', 'Stand Microscope']);
});

test('a match of the last word of a name ranks above one of another word', async () => {
  const two = [item('Lazer Gözlüğü', 'Laser Goggles'), item('Diyot Lazeri', 'Diode Laser')];
  expect(await search(two, 'lazer', { language: 'tr' })).toEqual(['Diode Laser', 'Laser Goggles']);
});

test('words that match in one field rank above words that match in several', async () => {
  const two = [item('Uzun Uçlu Sap', 'Long Tip Handle', 'drill'), item('Frez', 'Bur', 'drill-tip')];
  expect(await search(two, 'drill tip')).toEqual(['Bur', 'Long Tip Handle']);
});

test('a search returns no more items than its limit', async () => {
  expect(await search(catalogue, 'laser', { limit: 2 })).toHaveLength(2);
});

test('of two equal matches, the one in the visitor’s language ranks first', async () => {
  const pair = [item('Monitor', 'Screen'), item('Ekran', 'Monitor')];
  expect(await search(pair, 'monitor', { language: 'en' })).toEqual(['Monitor', 'Screen']);
  expect(await search(pair, 'monitor', { language: 'tr' })).toEqual(['Screen', 'Monitor']);
});

const burs = [
  item('Elmas Frez', 'Diamond Bur', 'Burs', ['RC-25/40', 'RC-36/70', 'RC-40/40']),
  item('Çelik Frez', 'Steel Bur', 'Burs', ['RS-25/40']),
  item('40 Derece Teleskop', 'Telescope 40'),
];

test.each(['RC-25/40', 'rc 25 40', 'RC2540', 'rc-25', 'RC25', 'RC-25/4', 'RC-40/40', 'rc'])(
  'an item is found by the REF %s of a variant, whole or its beginning, however it is written',
  async (query) => {
    expect(await search(burs, query)).toEqual(['Diamond Bur']);
  },
);

test('an exact REF ranks above names that its parts are in', async () => {
  const other = item('RC 25 40 Uç', 'Tip RC 25 40 2540');
  expect((await search([other, ...burs], 'rc-25/40'))[0]).toBe('Diamond Bur');
});

/** Stem that is only in the texts of one item. */
const sinus = stemOf('sinus');

const surenessOf = async (query: string): Promise<Readonly<Record<string, boolean>>> => {
  const withTexts = catalogue.map(({ item: found, slug, key }) => ({
    item: found,
    slug,
    key,
    texts: found === 'Laser Fibre' ? [sinus] : [],
  }));
  const index: SearchIndex<string> = {
    ...indexOf(withTexts),
    words: async (words) => [
      ...(await indexOf(withTexts).words(words)),
      ...words.stems.filter((stem) => stem === sinus).map((word) => ({ word, items: 1 })),
    ],
    items: async ({ names, searches }) =>
      withTexts.filter(
        ({ key, texts }) =>
          names.some((each) => [...key, ...texts].includes(each)) ||
          searches
            .flatMap(({ anyOf }) => anyOf)
            .some((groups) =>
              groups.every((group) => group.some((word) => [...key, ...texts].includes(word))),
            ),
      ),
  };
  const found = await createSearchItems({ index })(query, { language: 'en' });
  return Object.fromEntries(found.map(({ item: name, isSure }) => [name, isSure]));
};

test.each([
  ['laser fibre', { 'Laser Fibre': true }],
  ['laser fibre system', { 'Laser Fibre': true }],
  ['laser fibre sinus', { 'Laser Fibre': true }],
  ['fibre for sinus surgery', { 'Laser Fibre': true }],
  ['fibbre', { 'Laser Fibre': true }],
])('what names say is shown as sure: %s', async (query, expected) => {
  expect(await surenessOf(query)).toMatchObject(expected);
});

test.each([
  ['a misspelt word', 'fibrr', { 'Laser Fibre': false }],
  ['a word that only a text has', 'sinus', { 'Laser Fibre': false }],
  ['a word that says what the thing is, in a text only', 'fibre sinus', { 'Laser Fibre': false }],
  ['a word before the thing, in a text only', 'sinus fibre', { 'Laser Fibre': false }],
  ['a word that nothing has', 'pizza fibre', { 'Laser Fibre': false }],
])('%s makes results similar at most: %s', async (_what, query, expected) => {
  expect(await surenessOf(query)).toEqual(expected);
});

test('a whole synonym makes a result sure, a part of one does not', async () => {
  const garment: Found<string> = {
    item: 'garment',
    slug: 'garment',
    key: searchKey({
      name: { tr: 'Yüz Giysisi', en: 'Facial Garment' },
      brand: { slug: 'acteon', name: 'Acteon' },
      category: { name: { tr: 'Sarf', en: 'Consumables' } },
      solutions: [],
      registryCodes: [],
      refs: [],
      synonyms: ['face mask bandage', 'korse'],
    }),
  };
  const isSure = async (query: string): Promise<boolean | undefined> =>
    (await createSearchItems({ index: indexOf([garment]) })(query, { language: 'en' }))[0]?.isSure;
  expect(await isSure('face mask bandages')).toBe(true);
  expect(await isSure('korse')).toBe(true);
  expect(await isSure('face mask')).toBe(false);
});

test('where something is called what is asked for, what only mentions it is not similar', async () => {
  const items = [
    item('Sinüs Teleskobu', 'Sinus Telescope'),
    item('Elmas Frez', 'Diamond Bur'),
    item('Kamera Başlığı', 'Camera Head'),
  ];
  const index = indexOf(items);
  const mentioning: SearchIndex<string> = {
    ...index,
    words: async (query) => [...(await index.words(query)), { word: stemOf('telescope'), items: 2 }],
    items: async () =>
      items.map((each, at) =>
        Object.assign({}, each, { features: [], texts: at > 0 ? [stemOf('telescope')] : [] }),
      ),
  };
  const find = async (query: string) =>
    (await createSearchItems({ index: mentioning })(query, { language: 'en' })).map(
      ({ item: found }) => found,
    );
  expect(await find('telescope')).toEqual(['Sinus Telescope']);
});
