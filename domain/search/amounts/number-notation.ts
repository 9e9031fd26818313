import { type Language, defaultLanguage, languages } from '#domain/shared/language.ts';
import { type DecimalSign, type WrittenNumber, decimalSigns } from '#domain/shared/read-quantity.ts';

/** The value of a number, whole or not, in the notation of a language; NaN where it needs one to be read. */
export const valueOfNumber = (number: WrittenNumber, language?: Language): number => {
  const { whole, fraction, isAmbiguous, decimalSign } = number;
  if (isAmbiguous && language === undefined) return NaN;
  return Number(
    isAmbiguous && decimalSign !== (language && decimalSigns[language])
      ? whole + fraction
      : `${whole}.${fraction}`,
  );
};

/** The language that writes decimals with the sign. */
export const languageOfSign = (sign: DecimalSign): Language =>
  languages.find((language) => decimalSigns[language] === sign) ?? defaultLanguage;
