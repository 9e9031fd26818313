const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const greek = `${between(0x391, 0x3a1)}${between(0x3a3, 0x3a9)}${between(0x3b1, 0x3bb)}${between(0x3bd, 0x3c9)}`;

/** As the typefaces have it: letters whole, and for micro and the Greek mu, which share a drawing, the sign of micro. */
export const asDrawn = (text: string): string => text.normalize('NFC').replaceAll('\u03BC', '\u00B5');

/** What technical data need and the typeface of the letters does not have; a second one has them. */
export const signs = `${greek}±²³¹µ¼½¾⅓⅔⅛⅜⅝⅞⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉₊₋−∞≈≠≤≥√∅→←↔↑↓✓`;
