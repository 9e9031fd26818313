import { numberPattern, readAmount } from '#domain/search/read-amount.ts';
import type { Amount } from '#domain/search/read-amount.ts';
import { readNumberWords } from '#domain/search/number-words.ts';
import { wordsOf } from '#domain/search/words.ts';
import { readUnit } from '#domain/search/unit-spellings.ts';
import { toAsciiDigits } from '#domain/shared/decimal-digits.ts';
import { fold } from '#domain/shared/fold.ts';
import type { Language } from '#domain/shared/language.ts';

/** How many a line asks for. */
export type LineAmount =
  | { readonly kind: 'known'; readonly amount: Extract<Amount, { kind: 'amount' }> }
  /** Nothing is said about it. */
  | { readonly kind: 'none' }
  /** Something is said about it that is not clear. */
  | { readonly kind: 'unclear'; readonly guess?: Amount };

/** What stands where the name of the item was. */
export const mentionMark = '\uFFFC';

/** Words around a quantity that are no unit, folded. */
const fillers = new Set(
  'lutfen please pls alacagiz alacagim aliyoruz istiyoruz istiyorum istenmektedir rica ederiz ederim gonderin gonderiniz gonderir misiniz siparis lazim gerekli ihtiyac acil icin for needed need order teklif fiyat olsun olacak olarak daha de da ve and of from the bu su ref refs no kod kodu katalog urun malzeme item art nolu numarali want would like to we i send quote thanks tesekkurler miktar miktari quantity qty mik adedi'.split(
    ' ',
  ),
);

/** "Miktar: 10", "Qty 10" */
const label = /(?<!\p{L})(?:miktar[ıi]?|adet|adedi|qty|quantity|sayı|sayısı|mik)\.?\s*[:=]\s*$/iu;

const number = String.raw`(?:${numberPattern})`;

/** Parts of a line that may be about a number, with what is glued to it. */
const part = new RegExp(
  [
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

const sizeWord =
  /^(?:mm|cm|m|mt|µm|um|nm|inch|in|ml|cc|l|lt|g|gr|kg|mg|mcg|fr|ch|f|ga|gauge|w|watt|v|volt|hz|khz|mhz|derece|deg|no|numara|size|kat|katli|yollu|kanalli|delikli|lumen|yas|iu|ph|bar)\.?$/u;
const sizeBefore = /(?:^|[\s(])(?:no|nr|numara|size|boy|çap|ø|Ø|#)[.:\s]*$/iu;

const findAmounts = (text: string, language: Language, nameWords: ReadonlySet<string>): readonly Found[] => {
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
    const unitText = unit ? ` ${nextWord}` : '';
    const amount = readAmount(text.slice(start, end) + unitText, language);
    if (!amount) {
      if (!isGlued) found.push({ start, end, amount: { kind: 'unclear' }, isStrong: false });
      continue;
    }
    const isPriced =
      /^\s?(?:[₺$€£]|(?:tl|try|usd|eur|euro|gbp)(?!\p{L}))/iu.test(after) || /[₺$€£]\s?$/u.test(before);
    // "10'ar", "5'li".
    const hasSuffix = /^['’]\p{L}/u.test(after);
    const isUnknownWord =
      hasSuffix ||
      (unit === undefined &&
        next !== '' &&
        next !== 'x' &&
        !fillers.has(next) &&
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
      isStrong: unit !== undefined || isTimes || isLabelled,
    });
  }
  return found;
};

/** Numbers in words with a unit, or alone beside the item. */
const wordsAmount = (text: string, language: Language): Amount | undefined => {
  const words = text.split(/[\s,;:()\uFFFC]+/u).filter(Boolean);
  for (const [index, word] of words.entries()) {
    const guess = readNumberWords(word, language);
    if (guess === undefined) continue;
    const next = words[index + 1] ?? '';
    const spelled = readUnit(next);
    const isAlone = words.every((each) => each === word || fillers.has(fold(each)));
    if (spelled || isAlone)
      return { kind: 'unclear', ...(!Number.isNaN(guess) && { guess }), ...(spelled && { spelled }) };
  }
  return undefined;
};

const inWords = new RegExp(String.raw`(?<digits>${number})\s*\((?<words>[\p{L}\s]+)\)`, 'gu');

/** `10 (on) kutu` is `10 kutu`, as forms have it. */
const withoutWords = (text: string): string =>
  text.replaceAll(inWords, (both: string, digits: string, words: string) =>
    readNumberWords(words) === Number(digits) ? digits : both,
  );

/** Rows of lists begin with their number: `1)`, `2.`, `3-`. */
const rowNumber = /^\s*\d{1,3}\s*[).:-]\s+(?=\S)/u;

const isTwoDecimals = ({ amount }: Found): boolean =>
  amount.kind === 'amount' && /^\d{2}$/u.test(amount.number.fraction);

/**
 * Reads how many a line asks for. @param line with `mentionMark` where the item is named
 * @param name of the item, whose numbers are no quantities
 */
export const readLineAmount = (line: string, language: Language, name = ''): LineAmount => {
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
  const found = all.filter((each) => !isOwnNumber(each));
  const strong = found.filter(({ isStrong }) => isStrong);
  const candidates = strong.length > 0 ? strong : found;
  const prices = candidates.filter(isTwoDecimals);
  const numbers =
    prices.length < candidates.length ? candidates.filter((each) => !isTwoDecimals(each)) : candidates;
  const [only, second] = numbers;
  if (!only) {
    const words = wordsAmount(text, language);
    return words ? { kind: 'unclear', guess: words } : { kind: 'none' };
  }
  if (second || only.amount.kind !== 'amount') return { kind: 'unclear', guess: only.amount };
  return { kind: 'known', amount: only.amount };
};
