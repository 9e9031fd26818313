import { expect, test } from 'vitest';
import { excerptOf } from '#domain/search/query/excerpt.ts';
import { stemOf } from '#domain/search/words/text-stem.ts';

const meaning = (word: string, weight = 1) => ({
  word,
  similarity: new Map([[word, 1]]),
  weight,
  stems: [stemOf(word)],
});

test('the sentence with most of the query is shown, with its matches in every second piece', () => {
  const texts = ['Sinüs cerrahisinde kullanılır. Kafa lambası ışığını sinüslere ulaştırır.', 'Lamba.'];
  expect(excerptOf(texts, [meaning('sinus'), meaning('lamba')])).toEqual([
    'Kafa ',
    'lambası',
    ' ışığını ',
    'sinüslere',
    ' ulaştırır.',
  ]);
});

test('the pieces joined are the sentence', () => {
  const sentence = 'Teleskop, 30° açılı; teleskobun kılıfı ayrıdır.';
  expect(excerptOf([sentence], [meaning('teleskop')])?.join('')).toBe(sentence);
});

test('a long sentence is cut between words around its first match', () => {
  const pieces = excerptOf([`${'uzun '.repeat(60)}teleskop${' sonra'.repeat(60)}.`], [meaning('teleskop')]);
  const text = pieces?.join('') ?? '';
  expect(pieces?.[1]).toBe('teleskop');
  expect(text).toMatch(/^… uzun .* sonra …$/u);
  expect(text.length).toBeLessThan(200);
});

test('the number of a measure is marked', () => {
  expect(excerptOf(['Çapı 4 mm olan uç.'], [{ ...meaning('4mm'), stems: ['~4mm'] }])).toEqual([
    'Çapı ',
    '4',
    ' mm olan uç.',
  ]);
});

test('of texts without anything of the query, the first sentence is the excerpt', () => {
  expect(excerptOf(['Bir cümle. İki cümle.', ''], [meaning('lazer')])).toStrictEqual(['Bir cümle.']);
  expect(excerptOf([], [meaning('lazer')])).toBeUndefined();
});
