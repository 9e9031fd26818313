import { expect, test } from 'vitest';
import { partsOfKey, searchKey, wholeName, wordsOf } from '#domain/search/search-key.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const name = { tr: 'Elvan 2,5x Işık', en: 'Elvan 2.5x Light' };

const regulatory = { classification: 'I', ceMark: true, professionalUse: true } as const;

const key = searchKey(
  { name, regulatory: { ...regulatory, udiDi: '09520001005954', uts: 'DEMO-1085' } },
  {
    brand: { slug: 'drendel-zweiling-d+z', name: 'Drendel + Zweiling' },
    category: { slug: 'lights', name: { tr: 'Işıklar', en: 'Lights' }, summary: both('') },
    solutions: [{ name: { tr: 'KBB', en: 'ENT' } }],
  },
);

test.each([
  ['D+Z', ['d', 'z']],
  ['Smith & Nephew', ['smith', 'nephew']],
  ['Wexel 60° İĞNE', ['wexel', '60', 'igne']],
  ['smoke-evacuating', ['smoke', 'evacuating']],
  ['= & +', []],
])('the words of %s are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a whole name knows no spaces and signs', () => {
  expect(wholeName('Raydora 0° 4 mm')).toBe('=raydora04mm');
  expect(wholeName('raydora04MM')).toBe('=raydora04mm');
});

test('a key holds the words of names, brand, category and solutions in both languages, and the numbers', () => {
  expect(partsOfKey(key)).toEqual({
    names: { tr: ['elvan', '2', '5x', 'isik'], en: ['elvan', '2', '5x', 'light'] },
    wholeNames: { tr: '=elvan25xisik', en: '=elvan25xlight' },
    place: ['isiklar', 'lights', 'kbb', 'ent', 'drendel', 'zweiling', 'd', 'z', '09520001005954', 'demo1085'],
  });
});

test('what is no key cannot be taken apart', () => {
  expect(() => partsOfKey(['elvan'])).toThrow('search key');
});
