import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#domain/shared/fold.ts';
import { markMatches, countMissingWords } from '../../../src/features/search/mark-matches.ts';

/** The text with its marks as brackets. */
const marked = (text: string, query: string): string =>
  markMatches(text, query)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Işıklı Kafa Lambası', 'isik', '[Işık]lı Kafa Lambası'],
  ['IŞIKLI', 'ışık', '[IŞIK]LI'],
  ['İğne', 'i', '[İ]ğne'],
  ['Diş İpi', 'IPI', 'Diş [İpi]'],
  ['Mikro Motor', 'MOTOR mikro', '[Mikro] [Motor]'],
  // Letters of two code points, in the text and in the query.
  ['Kulak Is\u0327\u0131g\u0306\u0131', 'ışığı', 'Kulak [Is\u0327\u0131g\u0306\u0131]'],
  ['Işığı', 'is\u0327ig\u0306i', '[Işığı]'],
  // One letter that folds to two.
  ['Oﬁs lambası', 'ofis', '[Oﬁs] lambası'],
  ['0° 4 mm Teleskop', '4 mm', '0° [4] [mm] Teleskop'],
  ['45° 4 mm Teleskop', '4 mm', '45° [4] [mm] Teleskop'],
  // A unit belongs to its number.
  ['Kısa 2,7 mm Otoendoskop', '4 mm optik', 'Kısa 2,7 mm Otoendoskop'],
  ['Kısa 2,7 mm Otoendoskop', '2.7 mm', 'Kısa [2],[7] [mm] Otoendoskop'],
  ['Şırınga, 60 ml', '6 ml', 'Şırınga, 60 ml'],
])('in %s, the query %s marks %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('a query word is marked at the beginning of words, and inside others only if none begins with it', () => {
  expect(marked('Led Modeled Led', 'led')).toBe('[Led] Modeled [Led]');
  expect(marked('Modeled', 'led')).toBe('Mode[led]');
});

test('a query word of one or two letters is not marked inside others', () => {
  expect(marked('Modeled', 'ed')).toBe('Modeled');
});

test('a misspelt query word marks nothing', () => {
  expect(marked('Mikroskop', 'mikorskop')).toBe('Mikroskop');
});

test('a query word that begins like another is marked once', () => {
  expect(marked('Mikroskop', 'mik mikros')).toBe('[Mikros]kop');
  expect(marked('Mikroskop', 'mikros mik')).toBe('[Mikros]kop');
});

test('a query without words marks nothing', () => {
  expect(marked('Mikroskop', '  · ')).toBe('Mikroskop');
});

test('the words of a query that a text lacks are counted', () => {
  expect(countMissingWords('Kulak Matkabı', 'matkab burun kul')).toBe(1);
});

const text = fc.string({ unit: fc.constantFrom(...Array.from('İIıiŞşÉé ß²x-\u0307\u0301😀')) });
const letters = (some: string): string[] => Array.from(fold(some).replaceAll(/[^\p{L}\p{N}]/gu, ''));

test('marked pieces join to the text, and only letters of the query are marked', () => {
  fc.assert(
    fc.property(text, text, (name, query) => {
      const pieces = markMatches(name, query);
      expect(pieces.map((piece) => piece.text).join('')).toBe(name);
      const inMarks = pieces.filter((piece) => piece.marked).flatMap((piece) => letters(piece.text));
      expect(letters(query)).toEqual(expect.arrayContaining(inMarks));
    }),
  );
});
