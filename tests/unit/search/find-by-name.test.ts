import { expect, test } from 'vitest';
import { findByName } from '#domain/search/words/find-by-name.ts';

const breast = { name: { tr: 'Meme büyütme', en: 'Breast augmentation' } };
const spine = { name: { tr: 'Omurga navigasyonu', en: 'Spine navigation' } };

test.each([
  'meme',
  'MEME BÜYÜTME',
  'buyutme',
  'breast aug',
  'meme büyütmede kullanılan ekartör',
  'augmentation, breast',
])('%s finds the item that is called so, whatever case, accents and endings', (query) => {
  expect(findByName([spine, breast], query)).toEqual([breast]);
});

test.each(['', '–', 'meme küçültme', 'breast navigation', 'reast', 'cerrahi'])('%s finds none', (query) => {
  expect(findByName([spine, breast], query)).toEqual([]);
});

test('at most five items are found', () => {
  expect(
    findByName(
      Array.from({ length: 9 }, () => spine),
      'o',
    ),
  ).toHaveLength(5);
});
