import { expect, test } from 'vitest';
import { findExactName } from '#domain/search/words/find-exact-name.ts';

const lamp = { name: { tr: 'Işık Kafa Lambası', en: 'Isik Head-Light' } };
const drill = { name: { tr: 'Matkap', en: 'Drill' } };

test.each(['IŞIK KAFA LAMBASI', 'isik kafa lambasi', ' Isik  head light ', 'ışık headlight'])(
  '%s is the exact name of an item, whatever its case, accents and signs',
  (query) => {
    expect(findExactName([drill, lamp], query)).toBe(lamp);
  },
);

test.each(['Işık', 'Kafa Lambası Işık', 'Drills', '', '–'])('%s is the name of none', (query) => {
  expect(findExactName([drill, lamp], query)).toBeUndefined();
});

test('a name that several items have leads to none of them', () => {
  expect(findExactName([drill, { ...lamp, name: { tr: 'Delici', en: 'Drill' } }], 'drill')).toBeUndefined();
});

test('the REF of a variant leads to its product', () => {
  expect(findExactName([drill, { ...lamp, matchedRef: 'LM-4/2' }], 'lm 4-2')).toMatchObject(lamp);
  expect(findExactName([{ ...lamp, matchedRef: 'LM-4' }], 'LM')).toBeUndefined();
});
