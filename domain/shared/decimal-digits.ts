const digit = /^\p{Nd}$/u;

/** Value of a decimal digit. Unicode encodes the digits of each script in a row, zero first (chapter 4.6, Nd). */
const digitValue = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  // The five rows of mathematical digits follow one another.
  return (code - first) % 10;
};

/** Replaces the decimal digits of all scripts, as `٥`, `۵` or `５`, with ASCII digits; signs and separators stay. */
export const toAsciiDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (character) => String(digitValue(character)));
