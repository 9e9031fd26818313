const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const greek = `${between(0x391, 0x3a1)}${between(0x3a3, 0x3a9)}${between(0x3b1, 0x3bb)}${between(0x3bd, 0x3c9)}`;

/** Normalizes text to characters that the fonts have: composed letters, and the micro sign in place of the Greek mu. */
export const toFontCharacters = (text: string): string =>
  text.normalize('NFC').replaceAll('\u03BC', '\u00B5');

/** Longer words are no words; the narrowest column that is common has room for this many letters. */
const maxWordLength = 24;

const longWords = new RegExp(`\\S{${maxWordLength + 1},}`, 'gu');
const wordPieces = new RegExp(`.{1,${maxWordLength}}`, 'gu');

/** Lets a line end inside a word that might be wider than its column, by zero-width spaces. */
export const breakLongWords = (text: string): string =>
  text.replaceAll(longWords, (word) => (word.match(wordPieces) ?? []).join('\u200B'));

/** Symbols of technical data that only the second font has. */
export const signs = `${greek}±²³¹µ¼½¾⅓⅔⅛⅜⅝⅞⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉₊₋−∞≈≠≤≥√∅→←↔↑↓✓`;
