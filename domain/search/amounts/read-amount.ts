import { currency } from '#domain/search/amounts/currency.ts';
import { readNumberWords } from '#domain/search/amounts/number-words.ts';
import { sizeWords } from '#domain/search/amounts/size-words.ts';
import { type SpelledUnit, readUnit } from '#domain/search/amounts/unit-spellings.ts';
import { toAsciiDigits } from '#domain/shared/decimal-digits.ts';
import { fold } from '#domain/shared/fold.ts';
import type { Language } from '#domain/shared/language.ts';
import { type WrittenNumber, quantityOfNumber, readNumber } from '#domain/shared/read-quantity.ts';

/** Statement about numbers in a cell of a table, or in a part of a line. */
export type Amount =
  | {
      readonly kind: 'amount';
      /** `undefined` for what is no quantity, such as 2.5. */
      readonly quantity: number | undefined;
      readonly number: WrittenNumber;
      /** Left out where no unit was written. */
      readonly spelled?: SpelledUnit;
    }
  /** Something about a number that is not clear: a range, a product, a fraction, a word. */
  | { readonly kind: 'unclear'; readonly guess?: number; readonly spelled?: SpelledUnit }
  | { readonly kind: 'price' | 'percent' | 'date' };

const priced = new RegExp(currency, 'iu');
const percent = /^(?:%\s*[\d.,]+|[\d.,]+\s*%)$/u;
const date =
  /^(?:(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2})(?:[T\s]+\d{1,2}:\d{2}(?::\d{2})?)?$/u;

/** A number with its separators. Only in a cell of its own may a plain space be one. */
export const numberPattern = String.raw`\d{1,3}(?:[\u00A0\u202F'’ʼ٬]\d{3})+(?:[.,]\d+)?|\d[\d.,٫]*\d|\d`;

const amount = new RegExp(
  String.raw`^(?:[x×*]\s*)?(?<number>${numberPattern}|\d{1,3}(?: \d{3})+)\s*(?:[x×*])?(?:\s*\(?(?<unit>\p{L}[\p{L}\d]{0,11}\.?)\)?)?$`,
  'iu',
);
const unitFirst = new RegExp(String.raw`^(?<unit>\p{L}+\.?)\s*[:=]?\s*(?<number>${numberPattern})$`, 'u');

/** `10 (on) kutu`, as forms have it. */
const inWords = /\((?<words>[\p{L}\s]+)\)/u;

/** Words that make a number unclear, folded or not. */
const approximations =
  /^(?:e|ila|ile|to|or|and|ve|veya|ya|da|yakla[sş][ıi]k|ortalama|en|az|[cç]ok|fazla|asgari|azami|min|max|minimum|maksimum|maximum|ca|circa|about|approx|approximately|around|at|least|most|up|civar[ıi]|kadar|belki|maybe)$/iu;

/** Signs that may stand in an amount that is not clear. */
const token = new RegExp(
  String.raw`(?<number>${numberPattern})|(?<word>\p{L}+\.?)|(?<sign>[½¼¾⅓⅔⅛⅕²³]|\S)`,
  'gu',
);
const amountSigns = /^[-–—−~≈±<>≤≥+/x×*.,…?()=:½¼¾⅓⅔⅛⅕|]$/u;

const measure = new RegExp(String.raw`^(?:${sizeWords}|x)\.?$`, 'u');

const isMeasure = (word: string): boolean => measure.test(fold(word));

interface Tokens {
  readonly numbers: readonly string[];
  readonly words: readonly string[];
  readonly signs: readonly string[];
}

const tokensOf = (text: string): Tokens => {
  const found = Array.from(text.matchAll(token), ({ groups }) => groups ?? {});
  const of = (kind: string): readonly string[] => found.flatMap((groups) => groups[kind] ?? []);
  return { numbers: of('number'), words: of('word'), signs: of('sign') };
};

const isKnown = (word: string): boolean =>
  readUnit(word) !== undefined ||
  approximations.test(word.replace('.', '')) ||
  readNumberWords(word) !== undefined;

/** Whether a text is about a number alone, in whatever form. */
const isAboutNumber = ({ numbers, words, signs }: Tokens): boolean => {
  if (words.some(isMeasure) && !words.some((word) => readUnit(word))) return false;
  const unknown = words.filter((word) => !isKnown(word));
  const hasNumber =
    numbers.length > 0 ||
    signs.some((sign) => /[½¼¾⅓⅔⅛⅕]/u.test(sign)) ||
    words.some((word) => readNumberWords(word) !== undefined);
  return hasNumber && unknown.length === 0 && signs.every((sign) => amountSigns.test(sign));
};

const spelledIn = ({ words }: Tokens): SpelledUnit | undefined => {
  const units = words.flatMap((word) => readUnit(word) ?? []);
  const [first] = units;
  return units.every(({ unit }) => unit === first?.unit) ? first : undefined;
};

const unclear = (guess: number | undefined, spelled: SpelledUnit | undefined): Amount => ({
  kind: 'unclear',
  ...(guess !== undefined && !Number.isNaN(guess) && { guess }),
  ...(spelled && { spelled }),
});

const readPlain = (text: string, language: Language | undefined): Amount | undefined => {
  const { number: written, unit: word } = (amount.exec(text) ?? unitFirst.exec(text))?.groups ?? {};
  const number = written === undefined ? undefined : readNumber(written);
  if (!number) return undefined;
  const quantity = quantityOfNumber(number, language);
  if (word === undefined) return { kind: 'amount', quantity, number };
  const spelled = readUnit(word);
  if (spelled) return { kind: 'amount', quantity, number, spelled };
  if (isMeasure(word)) return undefined;
  return unclear(/\d/u.test(word) ? undefined : quantity, undefined);
};

const maxLength = 60;

/**
 * Reads what a cell or a part of a line says; `undefined` for what says nothing about a number of things.
 * @param language in whose notation its numbers are; without one, those are no quantities that differ in the two
 */
export const readAmount = (cell: string, language?: Language): Amount | undefined => {
  const text = toAsciiDigits(cell).replaceAll(/\s+/gu, ' ').trim();
  if (text === '' || text.length > maxLength) return undefined;
  if (date.test(text)) return { kind: 'date' };
  if (percent.test(text)) return { kind: 'percent' };
  if (/\d/u.test(text) && priced.test(text)) return { kind: 'price' };
  const plain = readPlain(text, language);
  if (plain) return plain;
  const said = inWords.exec(text)?.groups?.['words'];
  const words = said === undefined ? undefined : readNumberWords(said);
  if (words !== undefined) {
    const rest = readPlain(text.replace(inWords, ' ').replaceAll(/\s+/gu, ' ').trim(), language);
    if (rest?.kind === 'amount' && rest.quantity === words) return rest;
  }
  const tokens = tokensOf(text);
  if (!isAboutNumber(tokens)) return undefined;
  const spelled = spelledIn(tokens);
  const units = tokens.words.flatMap((word) => readUnit(word) ?? []);
  const guess =
    tokens.numbers.length === 0 && units.length <= 1
      ? readNumberWords(tokens.words.filter((word) => !readUnit(word)).join(' '))
      : undefined;
  return unclear(guess, spelled);
};
