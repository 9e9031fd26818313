import { toAsciiDigits } from '#domain/shared/decimal-digits.ts';
import type { Language } from '#domain/shared/language.ts';
import { isQuantity } from '#domain/shared/quantity.ts';

export type DecimalSign = ',' | '.';

/** Decimal sign of each language (CLDR). */
export const decimalSigns: Readonly<Record<Language, DecimalSign>> = { tr: ',', en: '.' };

/** A number as it is written: `1.234,50` has the whole part `1234`, the fraction `50` and the decimal sign `,`. */
export interface WrittenNumber {
  readonly whole: string;
  readonly fraction: string;
  /** Decimal sign of its text that the number shows; left out where it shows none, as `12`. */
  readonly decimalSign?: DecimalSign;
  /** Whether its only separator may be a decimal sign or one of thousands, as in `1.000`; it is `whole.fraction` then. */
  readonly isAmbiguous?: true;
}

/** More digits are no quantity, price or sum. */
const maxLength = 24;

/** Digits of any script, and the separators of Arabic and of full-width digits, as ASCII; `'` for thousands. */
const plainSigns = (text: string): string =>
  toAsciiDigits(text)
    .trim()
    .replaceAll('，', ',')
    .replaceAll('．', '.')
    .replaceAll(/[٬’ʼ＇´`]/gu, "'")
    .replaceAll(/\s/gu, ' ');

const other = (sign: string | undefined): DecimalSign => (sign === ',' ? '.' : ',');

/** Reads a number, without a sign before it, whatever separates its thousands; `undefined` for any other text. */
export const readNumber = (text: string): WrittenNumber | undefined => {
  const plain = plainSigns(text);
  if (plain.length > maxLength) return undefined;
  const digits = /^\d+$/u.exec(plain)?.[0];
  if (digits !== undefined) return { whole: digits, fraction: '' };
  const grouped =
    /^(?<whole>\d{1,3}(?:(?<group>[ '])\d{3})(?:\k<group>\d{3})*)(?:(?<sign>[.,])(?<fraction>\d+))?$/u.exec(
      plain,
    );
  const several =
    /^(?<whole>\d{1,3}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})*)(?<sign>(?!\k<group>)[.,])(?<fraction>\d+)$/u.exec(
      plain,
    );
  const thousands = /^(?<whole>\d{1,3}(?<group>[.,])\d{3}(?:\k<group>\d{3})+)$/u.exec(plain);
  const found = (grouped ?? several ?? thousands)?.groups;
  if (found) {
    const { whole = '', fraction = '', sign, group } = found;
    const decimalSign =
      sign === ',' || sign === '.' ? sign : group === ',' || group === '.' ? other(group) : undefined;
    return { whole: whole.replaceAll(/\D/gu, ''), fraction, ...(decimalSign && { decimalSign }) };
  }
  const { whole, sign, fraction } =
    /^(?<whole>\d+)(?<sign>[.,٫])(?<fraction>\d+)$/u.exec(plain)?.groups ?? {};
  if (whole === undefined || fraction === undefined) return undefined;
  const isAmbiguous = sign !== '٫' && fraction.length === 3 && /^0*[1-9]\d{0,2}$/u.test(whole);
  return { whole, fraction, decimalSign: sign === '.' ? '.' : ',', ...(isAmbiguous && { isAmbiguous }) };
};

/** Digits of a whole number; with a decimal sign before three zeros, it may be thousands of who writes as the other language. */
const wholePart = (
  { whole, fraction, decimalSign, isAmbiguous }: WrittenNumber,
  sign: DecimalSign | undefined,
): string | undefined => {
  if (isAmbiguous) return sign === undefined || decimalSign === sign ? undefined : whole + fraction;
  return /^0{0,3}$/u.test(fraction) ? whole : undefined;
};

/** The quantity that a number says to whoever reads it in a language; `undefined` for what is none, or may be another. */
export const quantityOfNumber = (number: WrittenNumber, language?: Language): number | undefined => {
  const quantity = Number(wholePart(number, language && decimalSigns[language]) ?? NaN);
  return isQuantity(quantity) ? quantity : undefined;
};

/**
 * Reads a quantity in the notation of a language: `1.000` is a thousand in Turkish, and not read in English, where
 * it is one, but may be meant as a thousand. Digits may be those of any script; dots, commas, apostrophes and spaces may separate thousands.
 * @param language without one, a number is not read that means different quantities in the two
 * @returns `undefined` for what is no whole number from 1 to `maxQuantity`
 */
export const readQuantity = (text: string, language?: Language): number | undefined => {
  const number = readNumber(text);
  return number && quantityOfNumber(number, language);
};
