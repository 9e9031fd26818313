/**
 * A text in which no line ends at the hyphen of a short word: an invisible word joiner follows it (Unicode UAX #14, WJ).
 * Longer words would have a line of their own on phones.
 */
export const unbrokenHyphens = (text: string): string =>
  text.replaceAll(/[^\s]+/gu, (word) => (word.length > 12 ? word : word.replaceAll('-', '-\u2060')));
