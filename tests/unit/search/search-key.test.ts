import { expect, test } from 'vitest';
import { partsOfKey, searchKey } from '#domain/search/query/search-key.ts';
import { wholeName, wordsOf } from '#domain/search/words/words.ts';

const name = { tr: 'Elvan 2,5x Işık', en: 'Elvan 2.5x Light' };

const key = searchKey({
  name,
  brand: { slug: 'drendel-zweiling-d+z', name: 'Drendel + Zweiling' },
  category: { name: { tr: 'Işıklar', en: 'Lights' } },
  solutions: [{ name: { tr: 'KBB', en: 'ENT' } }],
  registryCodes: ['09520001005954', 'DEMO-1085'],
  refs: ['EL-25/40'],
});

test.each([
  ['D+Z', ['d', 'z']],
  ['Smith & Nephew', ['smith', 'nephew']],
  ['Wexel 60° İĞNE', ['wexel', '60', 'igne']],
  ['smoke-evacuating', ['smoke', 'evacuating']],
  ['= & +', []],
])('the words of %s are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a whole name ignores case, spaces and signs', () => {
  expect(wholeName('Raydora 0° 4 mm')).toBe('=raydora04mm');
  expect(wholeName('raydora04MM')).toBe('=raydora04mm');
});

test('a search key holds the words of names, brand, category and solutions in both languages, the registry codes and the REFs', () => {
  expect(partsOfKey(key)).toEqual({
    names: { tr: ['elvan', '2', '5x', 'isik'], en: ['elvan', '2', '5x', 'light'] },
    wholeNames: { tr: '=elvan25xisik', en: '=elvan25xlight' },
    context: [
      'isiklar',
      'lights',
      'kbb',
      'ent',
      'drendel',
      'zweiling',
      'd',
      'z',
      '09520001005954',
      'demo1085',
      'el2540',
      '2.5x',
      '=09520001005954',
      '=demo1085',
      '=el2540',
      '=?09520001005954',
      '=?dem01085',
      '=?e12540',
    ],
    synonyms: [],
  });
});

test('what else people call an item is last in its key, in words and whole, with the words for its category', () => {
  const source = {
    name: { tr: 'Sütür', en: 'Suture' },
    brand: { slug: 'b', name: 'B' },
    category: { name: { tr: 'Sarf', en: 'Consumables' } },
    solutions: [],
    registryCodes: [],
    refs: [],
  };
  const { context, synonyms } = partsOfKey(
    searchKey({ ...source, synonyms: ['dikiş ipliği'], groupSynonyms: ['tek kullanımlık'] }),
  );
  expect(synonyms).toEqual(['dikis', 'ipligi', 'tek', 'kullanimlik', '=dikisipligi', '=+tekkullanimlik']);
  expect(context).toEqual(['sarf', 'consumables', 'b']);
});

test('taking apart an array that is no search key throws', () => {
  expect(() => partsOfKey(['elvan'])).toThrow('search key');
});
