import { currency } from '#domain/search/amounts/currency.ts';
import { takeMeasures } from '#domain/search/measures/measures.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import { numberPattern } from '#domain/search/amounts/read-amount.ts';
import { toAsciiDigits } from '#domain/shared/decimal-digits.ts';
import { type Language, defaultLanguage, languages } from '#domain/shared/language.ts';
import { languageOfSign } from '#domain/search/amounts/number-notation.ts';
import { type DecimalSign, decimalSigns, readNumber } from '#domain/shared/read-quantity.ts';

/** A number that is no part of a code, a word or a date. */
const number = new RegExp(String.raw`(?<![\p{L}\p{N}./_-])(?:${numberPattern})(?![\p{N}./_-]|[,.]\d)`, 'gu');

const pricedBefore = new RegExp(String.raw`${currency}\s?$`, 'iu');
const pricedAfter = new RegExp(String.raw`^\s?${currency}`, 'iu');

/** Words of amounts that one of the languages has, folded. */
const ownWords: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  tr: new Set(
    'adet ad kutu koli paket rulo takim miktar miktari birim birimi fiyat fiyati tutar toplam'.split(' '),
  ),
  en: new Set(
    'pcs pieces box boxes pack packs carton cartons each qty quantity price amount description'.split(' '),
  ),
};

const isMeasure = (after: string): boolean => takeMeasures(`1${after.slice(0, 12)}`).measures.length > 0;

interface Evidence {
  /** Decimal signs of prices, sums and numbers that have both signs. */
  readonly strong: ReadonlySet<DecimalSign>;
  /** Decimal signs of sizes, whatever wrote them, and those of the language that the words are in. */
  readonly weak: ReadonlySet<DecimalSign>;
  /** Separators of numbers that may have decimals or thousands, as `1.000`. */
  readonly unclear: ReadonlySet<DecimalSign>;
}

const evidenceIn = (cells: readonly string[]): Evidence => {
  const strong = new Set<DecimalSign>();
  const weak = new Set<DecimalSign>();
  const unclear = new Set<DecimalSign>();
  for (const cell of cells.map(toAsciiDigits))
    for (const { 0: written, index } of cell.matchAll(number)) {
      const read = readNumber(written);
      if (read?.decimalSign === undefined) continue;
      const after = cell.slice(index + written.length);
      if (read.isAmbiguous) {
        if (!isMeasure(after)) unclear.add(read.decimalSign);
        continue;
      }
      const isPrice =
        read.fraction.length === 2 &&
        (written.length === cell.length ||
          pricedAfter.test(after) ||
          pricedBefore.test(cell.slice(0, index)));
      // `1.250,00` and `1.250.000` have signs for thousands too.
      const isGrouped = /[.,'’ʼ\s].*[.,]/u.test(written);
      (isPrice || isGrouped ? strong : weak).add(read.decimalSign);
    }
  return { strong, weak, unclear };
};

const only = <Value>(values: ReadonlySet<Value>): Value | undefined =>
  values.size === 1 ? [...values][0] : undefined;

/** Notation of the numbers of an order. */
export interface Notation {
  /** The language that writes them so; left out where it is not clear. */
  readonly language?: Language;
  /** Whether numbers of the order show it. */
  readonly isShown: boolean;
}

/**
 * Finds how an order writes numbers: as its prices and sums do; without these as the page does, unless sizes or words in the order
 * speak against it, or a page in English has `1.000`.
 * @param cells of all rows @param language of the page
 */
export const notationOf = (cells: readonly string[], language: Language): Notation => {
  const { strong, weak, unclear } = evidenceIn(cells);
  // A list has one notation: `10,000` and `5.000` are not both of it.
  if (unclear.size > 1) return { isShown: true };
  if (strong.size > 0) {
    const sign = only(strong);
    return { ...(sign && { language: languageOfSign(sign) }), isShown: true };
  }
  const words = new Set(cells.flatMap(wordsOf));
  const spoken = languages.filter((each) => ownWords[each]?.isDisjointFrom(words) === false);
  const said = new Set([...Array.from(weak, languageOfSign), ...(spoken.length === 1 ? spoken : [])]);
  // Turkish hospitals use pages in English too, where `1.000` may be one or a thousand.
  const isOfBoth = language !== defaultLanguage && unclear.has(decimalSigns[language]);
  const isOfPage = !isOfBoth && (said.size === 0 || said.has(language));
  return { ...(isOfPage && { language }), isShown: false };
};
