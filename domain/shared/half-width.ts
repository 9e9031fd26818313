import { toAsciiDigits } from '#domain/shared/decimal-digits.ts';

/** Full-width and small forms of ASCII, as keyboards for East Asian scripts type them. */
const wideForms = /[\u3000\uFE50-\uFE6F\uFF01-\uFF5E]/gu;

/** Replaces full-width and small forms (`＠`, `（`, `ａ`) with ASCII, and decimal digits of all scripts with ASCII digits. */
export const toHalfWidth = (text: string): string =>
  toAsciiDigits(text.replaceAll(wideForms, (character) => character.normalize('NFKC')));
