import countryNames from 'i18n-iso-countries';
import {
  type CountryCode,
  type PhoneNumber,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { countryCodeOf } from '#domain/requests/contact/country-code.ts';
import { plainPhone } from '#domain/requests/contact/phone-number.ts';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';

/** The company's own, whose numbering plan Northern Cyprus is part of. */
const homeCountry: CountryCode = 'TR';

const supported = (code: string | undefined): CountryCode | undefined => {
  const country = code === 'XC' ? homeCountry : code;
  return country !== undefined && isSupportedCountry(country) ? country : undefined;
};

/** The country of this name in any language, unless it is that of several. */
const codeInAnyLanguage = (name: string): string | undefined => {
  const codes = new Set(
    countryNames.getSupportedLanguages().flatMap((each) => countryNames.getAlpha2Code(name, each) ?? []),
  );
  return codes.size === 1 ? [...codes][0] : undefined;
};

/** Additions that people make to the name of a country: a city (`Irak / Erbil`), or its code (`Almanya (DE)`). */
const additions = /[/;|]|\(\p{L}{2,3}\)/u;

const countryNamed = (text: string): CountryCode | undefined => {
  const codes = [text, ...text.split(additions)].map(
    (name) => countryCodeOf(name) ?? codeInAnyLanguage(name.trim()),
  );
  return supported(codes.find((code) => code !== undefined));
};

/**
 * The country whose national numbers a visitor writes. Who left it out and writes Turkish is taken to be at home; of a
 * text that names no country, none is guessed.
 */
const countryOf = ({
  country,
  language,
}: Pick<VisitorRequest, 'country' | 'language'>): CountryCode | undefined => {
  if (country !== '') return countryNamed(country);
  return language === 'tr' ? homeCountry : undefined;
};

const valid = (number: PhoneNumber | undefined): PhoneNumber | undefined =>
  number?.isValid() ? number : undefined;

/** Signs that separate two numbers, which the library would take for an extension. */
const separators = /[,;|]/gu;

/** The last digits of a second line (`00-01`), or of an extension. */
const furtherLine = /\s*[-/]\s*\d{1,4}$/u;

const extension =
  /^[\s(.,:;/-]*(?:dahili|dah|i[cç]\s*hat|int|internal|ext(?:ension|n)?|durchwahl|dw|poste|anexo|ramal|d[oо]б|داخلي|داخلی|تحويلة|x|#)[\s.:]*(?:n[or]|numara(?:sı)?)?[\s.:]*(\d{1,7})(?!\d)/iu;

interface FoundNumber {
  readonly number: PhoneNumber;
  /** Text that follows the number. */
  readonly rest: string;
}

/** The first number of a text, unless other digits are before it. */
const firstNumber = (text: string, country: CountryCode | undefined): FoundNumber | undefined => {
  const whole =
    valid(parsePhoneNumberFromString(text, country)) ??
    valid(parsePhoneNumberFromString(text.replace(furtherLine, ''), country));
  if (whole) return { number: whole, rest: '' };
  const [first] = findPhoneNumbersInText(text, country);
  return first && valid(first.number) && !/\d/u.test(text.slice(0, first.startsAt))
    ? { number: first.number, rest: text.slice(first.endsAt) }
    : undefined;
};

/**
 * URI that dials the number of a request (RFC 3966), of several the first: `tel:+902125550000;ext=123`.
 * @returns `undefined` where libphonenumber finds no valid number
 */
export const phoneLink = (
  request: Pick<VisitorRequest, 'phone' | 'country' | 'language'>,
): string | undefined => {
  const country = countryOf(request);
  const text = plainPhone(request.phone).replaceAll(separators, ' / ');
  const found = firstNumber(text, country) ?? firstNumber(text.replace(/^\D*00/u, '+'), country);
  if (!found) return undefined;
  const ext = found.number.ext ?? extension.exec(found.rest)?.[1];
  return `tel:${found.number.number}${ext === undefined ? '' : `;ext=${ext}`}`;
};
