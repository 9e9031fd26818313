import { removeInvisibleSigns } from '#domain/shared/invisible-signs.ts';

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const greek = `${between(0x391, 0x3a1)}${between(0x3a3, 0x3a9)}${between(0x3b1, 0x3bb)}${between(0x3bd, 0x3c9)}`;

/**
 * Normalizes text to characters that the fonts have: composed letters, the micro sign in place of the Greek mu, and no
 * invisible signs, which would be copied along with an e-mail address or an order number.
 */
export const toFontCharacters = (text: string): string =>
  removeInvisibleSigns(text.normalize('NFC')).replaceAll('\u03BC', '\u00B5');

/** Symbols of technical data that only the second font has. */
export const signs = `${greek}±²³¹µ¼½¾⅓⅔⅛⅜⅝⅞⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉₊₋−∞≈≠≤≥√∅→←↔↑↓✓`;
