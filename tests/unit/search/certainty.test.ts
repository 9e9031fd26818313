import { expect, test } from 'vitest';
import type { Found, SearchIndex } from '#domain/search/query/ports.ts';
import { searchKey } from '#domain/search/query/search-key.ts';
import { createSearchItems } from '#domain/search/query/search-items.ts';
import { stemsOfText } from '#domain/search/words/text-stem.ts';

interface Texts {
  readonly features?: string;
  readonly texts?: string;
  readonly synonyms?: readonly string[];
}

const item = (
  tr: string,
  en: string,
  { features = '', texts = '', synonyms = [] }: Texts = {},
): Found<string> => ({
  item: en,
  slug: en.toLowerCase(),
  key: searchKey({
    name: { tr, en },
    brand: { slug: 'acteon', name: 'Acteon' },
    category: { name: { tr: 'Sarf', en: 'Goods' } },
    solutions: [],
    registryCodes: [],
    refs: [],
    synonyms,
  }),
  features: stemsOfText(features),
  texts: stemsOfText(texts),
});

const wordsOfItem = ({ key, features = [], texts = [] }: Found<string>): readonly string[] => [
  ...key,
  ...features,
  ...texts,
];

/** Offers all words to every query, and the stems that it asks for. */
const indexOf = (items: readonly Found<string>[]): SearchIndex<string> => ({
  words: async ({ stems }) =>
    [...new Set(items.flatMap(wordsOfItem))]
      .filter((word) => !word.startsWith('=') && (!word.startsWith('~') || stems.includes(word)))
      .map((word) => ({ word, items: items.filter((each) => wordsOfItem(each).includes(word)).length })),
  items: async ({ names, searches }) =>
    items.filter(
      ({ key, ...rest }) =>
        names.some((name) => key.includes(name)) ||
        searches
          .flatMap(({ anyOf }) => anyOf)
          .some((groups) =>
            groups.every((group) => group.some((word) => wordsOfItem({ key, ...rest }).includes(word))),
          ),
    ),
  texts: async () => new Map(),
});

const catalogue = [
  item('Burun Ateli', 'Nasal Splint', {
    features: 'A paper card keeps it flat',
    texts: 'A plastic sheet. Press it with two fingers.',
    synonyms: ['disposable mould'],
  }),
  item('Esnek Optik Kamera', 'Fibre Optic Scope', { texts: 'A light unit of its own' }),
  item('Ayak Pedalı', 'Foot Pedal', { texts: 'Made for the drill console' }),
  item('Plastik Kap', 'Plastic Cup'),
  item('Sütür', 'Suture', { texts: 'Sterile thread', synonyms: ['dikiş'] }),
  item('Lazer', 'Laser', { texts: 'Bu cihaz on dakikada hazırdır' }),
  item('Kâğıt Bant', 'Paper Tape', { synonyms: ['kafaya takılan bant'] }),
  item('Tavan Lambası', 'Ceiling Lamp', { features: 'Also as a version for a wall' }),
  item('Muayene Koltuğu', 'Examination Seat', {
    features: 'Tekerlekli ayak, katlanır kol; with a folding arm',
    synonyms: ['sandalye', 'chair'],
  }),
  item('Serum Seti', 'Drip Set'),
];

const firstOf = async (query: string) =>
  (await createSearchItems({ index: indexOf(catalogue) })(query, { language: 'tr' }))[0];

test.each([
  ['another kind of thing, of which a text says a word in passing', 'finger splint'],
  ['another kind of thing, of which a text has a similar word', 'elastic splint'],
  ['another kind of thing, whose word names others', 'paper splint'],
  ['a thing of which names say the modifiers only', 'fibre optic internet'],
  ['a thing with a modifier that nothing has, and not the kind', 'rental fibre optic'],
  ['a machine, where the name is of none', 'dikiş makinesi'],
  ['a thing for a use that nothing is for', 'foot pedal for cars'],
  ['a short word that begins another one', 'dis ateli'],
  ['a thing of another trade, whose words a product has', 'tekerlekli sandalye'],
  ['a thing of another trade among other words', 'akülü tekerlekli sandalyeler'],
  ['a thing of another trade in English', 'folding chair'],
])('%s is not found for certain: %s', async (_what, query) => {
  expect((await firstOf(query))?.isSure ?? false).toBe(false);
});

test.each([
  ['a kind that the description says', 'wall lamp', 'Ceiling Lamp'],
  ['a machine', 'lazer makinesi', 'Laser'],
  [
    'a thing with the same words that is none of another trade',
    'tekerlekli muayene sandalyesi',
    'Examination Seat',
  ],
  ['a thing that is usually of another trade, which the catalogue has', 'steril serum setleri', 'Drip Set'],
  ['a quality that no product says', 'waterproof pedal', 'Foot Pedal'],
  ['a participle that a synonym of another has', 'tavana takılan lamba', 'Ceiling Lamp'],
  ['a use that a text says', 'pedal for drills', 'Foot Pedal'],
  ['one missing word of a sentence that says what it is', 'tavan fenni lambası', 'Ceiling Lamp'],
])('%s is found for certain: %s', async (_what, query, expected) => {
  expect(await firstOf(query)).toMatchObject({ item: expected, isSure: true });
});

test('a machine that is asked for is said to be missing', async () => {
  expect(await firstOf('sütür makinesi')).toMatchObject({
    item: 'Suture',
    isSure: false,
    missing: ['makinesi'],
  });
});
