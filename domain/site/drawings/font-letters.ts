const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const marks = '\u00A0©°·×Ø–—‘’“”…•€™';

/** Letters of the fonts that pages load, by file: a browser loads a file for pages that contain one of its letters. */
export const fontLetters = {
  /** Letters of every page. */
  latin: `${between(0x20, 0x7e)}${marks}ÂÇÎÖÛÜâçîöûüı`,
  /** Letters of every Turkish page. */
  turkish: 'ĞğİŞş',
  /** Letters of names from abroad. */
  foreign: 'ÀÁÃÄÅÆÈÉÊËÌÍÏÑÒÓÔÕÙÚÝßàáãäåæèéêëìíïñòóôõøùúýÿŒœ',
  /** Signs of technical data, from a second typeface as the first lacks them. */
  signs: '±²³¹µ¼½¾⅓⅔⅛⅜⅝⅞⁰⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉−∞≈≠≤≥√∅→←↔↑↓✓ΩΔαβλ',
} as const;

/** Characters that are not drawn: those of control, and the places where a word may or must not be divided. */
const withoutGlyph = `${between(0, 0x1f)}\u00AD\u200B\u2060`;

const drawn = Array.from(
  Object.values(fontLetters).join('') + withoutGlyph,
  (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
).join('');

const undrawn = new RegExp(`[^${drawn}]`, 'gu');

/** Characters of a text that no font of the pages has, each once: a visitor's own fonts would show them, or none. */
export const lettersWithoutFont = (text: string): readonly string[] => [
  ...new Set(text.normalize('NFC').match(undrawn)),
];
