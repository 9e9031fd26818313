import { currency } from '#domain/search/amounts/currency.ts';
import { numberPattern, readAmount } from '#domain/search/amounts/read-amount.ts';
import type { Amount } from '#domain/search/amounts/read-amount.ts';
import { readNumberWords } from '#domain/search/amounts/number-words.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import { sizeWords } from '#domain/search/amounts/size-words.ts';
import { readUnit } from '#domain/search/amounts/unit-spellings.ts';
import { toAsciiDigits } from '#domain/shared/decimal-digits.ts';
import { isFiller } from '#domain/search/order/order-words.ts';
import { fold } from '#domain/shared/fold.ts';
import type { Language } from '#domain/shared/language.ts';

/** Amount that a line asks for. */
export type LineAmount = {
  /** Rest of the line. */
  readonly rest: string;
} & Said;

type Said =
  | {
      readonly kind: 'known';
      readonly amount: Extract<Amount, { kind: 'amount' }>;
      /** Whether a unit, `x` or a label says that it is how many. */
      readonly isStrong: boolean;
    }
  /** Nothing is said about it. */
  | { readonly kind: 'none' }
  /** Something is said about it that is not clear. */
  | {
      readonly kind: 'unclear';
      readonly guess?: Amount;
      /** Whether more than one number may be how many. */
      readonly isSeveral?: boolean;
    };

/** Mark that stands where the name of the item was. */
export const mentionMark = '\uFFFC';

/** "Miktar: 10", "Qty 10" */
const label = /(?<!\p{L})(?:miktar[ıi]?|adet|adedi|qty|quantity|sayı|sayısı|mik)\.?\s*[:=]\s*$/iu;

const number = String.raw`(?:${numberPattern})`;

/** Parts of a line that may be about a number, with what is glued to it. */
const part = new RegExp(
  [
    String.raw`\d{1,2}:\d{2}(?::\d{2})?`,
    // Dates, ranges, products, fractions and sums, with or without spaces around their sign.
    String.raw`${number}(?:\s?(?:[x×*/+–—−]|\.{2,3}|-|ila|ile|to)\s?${number})+`,
    String.raw`\d+(?:[.,]\d+)?e[+-]?\d+`,
    String.raw`(?:(?:[~≈±<>≤≥+−]|(?<=\s|^)-(?=\d))\s?)?${number}\s?\+?\??`,
    String.raw`[½¼¾⅓⅔⅛⅕]`,
  ]
    .map((each) => `(?:${each})`)
    .join('|'),
  'giu',
);

interface Found {
  readonly start: number;
  readonly end: number;
  readonly amount: Amount;
  /** Whether something says that it is how many: a unit, `x` or a label. */
  readonly isStrong: boolean;
}

const wordAfter = /^\s?\(?(?<word>\p{L}+\.?)/u;
const wordBefore = /(?<word>\p{L}+\.?)[\s:=]*$/u;

/** Whether the digits at a place are part of a code or a word, as in `A4` or `CM-250B`. */
const isInWord = (before: string, after: string): boolean =>
  /[\p{L}\p{N}][-./_]?$/u.test(before) && !/(?<!\p{L})[x×*]$/iu.test(before)
    ? true
    : /^[-./_][\p{L}\p{N}]/u.test(after);

const sizeWord = new RegExp(String.raw`^${sizeWords}(?:l[iu]k|l[iu]|d[ae]n?|[iu]n)?\.?$`, 'u');
const pricedAfter = new RegExp(String.raw`^\s?(?:${currency}|,-)`, 'iu');
const pricedBefore = new RegExp(String.raw`(?<!\d\s?)${currency}\s?$`, 'iu');
const sizeBefore = /(?:^|[\s(])(?:no|nr|numara|size|boy|çap|ø|Ø|#)[.:\s]*$/iu;

const findAmounts = (
  text: string,
  language: Language | undefined,
  nameWords: ReadonlySet<string>,
): readonly Found[] => {
  const found: Found[] = [];
  for (const { 0: written, index } of text.matchAll(part)) {
    const start = index + (written.length - written.trimStart().length);
    const end = index + written.trimEnd().length;
    const before = text.slice(0, start);
    const after = text.slice(end);
    if (isInWord(before, after) || sizeBefore.test(before)) continue;
    const nextWord = wordAfter.exec(after)?.groups?.['word'] ?? '';
    const next = fold(nextWord).replace('.', '');
    const isGlued = /^\p{L}/u.test(after);
    if (sizeWord.test(next) || /^\s?[°%"″]/u.test(after) || /%\s?$/u.test(before)) continue;
    const isTimes = /(?<!\p{L})[x×*]\s?$/iu.test(before) || /^\s?(?:[x×*])(?![\p{L}\d])/iu.test(after);
    const unit = readUnit(nextWord);
    const previous = wordBefore.exec(before)?.groups?.['word'] ?? '';
    const isLabelled =
      label.test(before) ||
      (unit === undefined && readUnit(previous) !== undefined && /[:=]\s*$/u.test(before));
    const unitText = unit ? ` ${nextWord}` : isLabelled && readUnit(previous) ? ` ${previous}` : '';
    const amount = readAmount(text.slice(start, end) + unitText, language);
    if (!amount) {
      if (!isGlued) found.push({ start, end, amount: { kind: 'unclear' }, isStrong: false });
      continue;
    }
    const isPriced = pricedAfter.test(after) || pricedBefore.test(before);
    // "10'ar", "5'li".
    const hasSuffix = /^['’]\p{L}/u.test(after);
    const isEach = /^['’]?[sş]?[ae]r(?!\p{L})/iu.test(after);
    const isUnknownWord =
      hasSuffix ||
      (unit === undefined &&
        next !== '' &&
        next !== 'x' &&
        !isFiller(next) &&
        !nameWords.has(next) &&
        !after.startsWith(mentionMark));
    found.push({
      start,
      end,
      amount: isPriced
        ? { kind: 'price' }
        : amount.kind === 'amount' && isUnknownWord
          ? { kind: 'unclear', ...(amount.quantity !== undefined && { guess: amount.quantity }) }
          : amount,
      isStrong: unit !== undefined || isTimes || isLabelled || isEach,
    });
  }
  return found;
};

/** `a box` is one. */
const articles = new Set(['a', 'an']);

/** Words that one number may have. */
const maxNumberWords = 6;

/** Numbers in words with a unit, or alone beside the item. */
const numberInWords = (text: string, language: Language | undefined): Amount | undefined => {
  const words = text.match(/\p{L}+|\uFFFC/gu) ?? [];
  const isAlone = (some: readonly string[]): boolean =>
    words.every((each) => each === mentionMark || some.includes(each) || isFiller(each));
  for (const start of words.keys())
    for (let length = Math.min(maxNumberWords, words.length - start); length > 0; length -= 1) {
      const said = words.slice(start, start + length);
      const spelled = readUnit(words[start + length] ?? '');
      const guess =
        length === 1 && articles.has(fold(said[0] ?? ''))
          ? spelled && 1
          : readNumberWords(said.join(' '), spelled ? undefined : language);
      if (guess !== undefined && (spelled || isAlone(said)))
        return { kind: 'unclear', ...(!Number.isNaN(guess) && { guess }), ...(spelled && { spelled }) };
    }
  return undefined;
};

/** Units without a number beside the item. */
const unitAlone = (text: string): Amount | undefined => {
  const beside = [/\uFFFC[\s,;:()–-]*(?<word>\p{L}+\.?)/u, /(?<word>\p{L}+\.?)[\s,;:()–-]*\uFFFC/u];
  const [spelled] = beside.flatMap((each) => readUnit(each.exec(text)?.groups?.['word'] ?? '') ?? []);
  return spelled && { kind: 'unclear', spelled };
};

const inWords = new RegExp(String.raw`(?<digits>${number})\s*\((?<words>[\p{L}\s]+)\)`, 'gu');

/** `10 (on) kutu` is `10 kutu`, as forms have it. */
const withoutWords = (text: string): string =>
  text.replaceAll(inWords, (both: string, digits: string, words: string) =>
    readNumberWords(words) === Number(digits) ? digits : both,
  );

/** Rows of lists begin with their number: `1)`, `2.`, `3-`. */
const rowNumber = /^\s*\d{1,3}\s*[).:-]\s+(?=\S)/u;

/** A unit, and what may stand between it and the next amount. */
const betweenAmounts = /^\s?\p{L}+\.?[\s,;+&]*(?:(?:ve|and|plus)\s+)?$/u;

const isTwoDecimals = ({ amount }: Found): boolean =>
  amount.kind === 'amount' && /^\d{2}$/u.test(amount.number.fraction);

const unclearOf = (amount: Amount): Amount =>
  amount.kind === 'amount'
    ? {
        kind: 'unclear',
        ...(amount.quantity !== undefined && { guess: amount.quantity }),
        ...(amount.spelled && { spelled: amount.spelled }),
      }
    : amount;

/**
 * Reads how many a line asks for. @param line with `mentionMark` where the item is named
 * @param name of the item, whose numbers are no quantities
 */
export const readLineAmount = (line: string, language: Language | undefined, name = ''): LineAmount => {
  const text = withoutWords(toAsciiDigits(line)).replace(rowNumber, '');
  const nameWords = new Set(wordsOf(name));
  const all = findAmounts(text, language, nameWords).filter(
    ({ amount: { kind } }) => kind !== 'date' && kind !== 'percent' && kind !== 'price',
  );
  const isOwnNumber = ({ start, end, isStrong }: Found): boolean => {
    const own = wordsOf(text.slice(start, end));
    return (
      !isStrong &&
      own.length > 0 &&
      own.every((word) => nameWords.has(word)) &&
      !text.slice(Math.max(0, start - 3), start).includes(mentionMark)
    );
  };
  const others = all.filter((each) => !isOwnNumber(each));
  // `2` may be how many, or what was left of `2,5 cm`.
  const owned = all.find(({ start, end }) => /^\d+$/u.test(text.slice(start, end)));
  const found = others.length > 0 || !owned ? others : [{ ...owned, amount: unclearOf(owned.amount) }];
  const strong = found.filter(({ isStrong }) => isStrong);
  const candidates = strong.length > 0 ? strong : found;
  const prices = candidates.filter(isTwoDecimals);
  const numbers =
    prices.length < candidates.length ? candidates.filter((each) => !isTwoDecimals(each)) : candidates;
  const [only, second] = numbers;
  if (!only) {
    const words = numberInWords(text, language) ?? unitAlone(text);
    return words ? { kind: 'unclear', guess: words, rest: text } : { kind: 'none', rest: text };
  }
  const rest = `${text.slice(0, only.start)} ${text.slice(only.end)}`;
  // `2 boxes 3` and `2 boxes, three pieces` say two amounts as well.
  const isFollowed = found.some(
    (each) => !isTwoDecimals(each) && betweenAmounts.test(text.slice(only.end, each.start)),
  );
  if (second || isFollowed || numberInWords(rest, undefined))
    return { kind: 'unclear', isSeveral: true, rest };
  if (only.amount.kind !== 'amount') return { kind: 'unclear', guess: only.amount, rest };
  // A sum alone is hardly how many.
  if (isTwoDecimals(only) && !only.isStrong) return { kind: 'unclear', guess: only.amount, rest };
  return { kind: 'known', amount: only.amount, isStrong: only.isStrong, rest };
};
