import { expect, test } from 'vitest';
import { wordsOf } from '#domain/search/words/words.ts';
import { createSynonymFinder } from '#domain/search/words/synonyms.ts';
import { stemsOfText } from '#domain/search/words/text-stem.ts';

const finder = createSynonymFinder([
  { known: ['sütür', 'suture'], others: ['dikiş', 'dikiş ipliği'] },
  { known: ['ventilasyon tüpü'], others: ['kulak tüpü'] },
]);

test('a name has the synonyms of its words, in any form and order', () => {
  expect(finder.ofName(wordsOf('Emilebilir Sütürler')).whole).toEqual(['dikiş', 'dikiş ipliği']);
  expect(finder.ofName(wordsOf('Tüp, ventilasyon')).whole).toEqual(['kulak tüpü']);
});

test('a part of a known phrase has no synonyms', () => {
  expect(finder.ofName(wordsOf('Endotrakeal Tüp'))).toEqual({ whole: [], parts: [] });
  expect(finder.ofText(stemsOfText('tüpün ventilasyonu'))).toEqual([]);
});

test('a text has the stems of synonyms for what it says in so many words', () => {
  expect(finder.ofText(stemsOfText('Bir ventilasyon tüpünün takılması'))).toEqual(stemsOfText('kulak tüpü'));
});
