import { type Language, type Localized, otherLanguage } from '#domain/shared/language.ts';
import { findByExactName } from '../../../lib/normalize-name.ts';
import callingCodes from './calling-codes.json' with { type: 'json' };

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Without the plus sign. */
  readonly callingCode: string;
  /** File name of its flag, without extension. */
  readonly flag: string;
  readonly name: Localized;
  /** Other names in use. */
  readonly aliases: readonly string[];
}

const aliases: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'BAE', 'Dubai'],
  BA: ['Bosna', 'Bosnia'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic', 'Çek Cumhuriyeti'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'İngiltere', 'İskoçya', 'Büyük Britanya'],
  KR: ['Korea'],
  MK: ['Macedonia', 'Makedonya'],
  MM: ['Burma'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'ABD', 'Amerika'],
};

/** Parts of Saint Helena, which have calling codes of their own. */
const flags: Readonly<Record<string, string>> = { AC: 'sh-ac', TA: 'sh-ta' };

const displayNamesIn = (language: Language): Intl.DisplayNames =>
  new Intl.DisplayNames(language, { type: 'region' });

/** Every country with a calling code. */
export const listCountries = (): readonly Country[] => {
  const names = { tr: displayNamesIn('tr'), en: displayNamesIn('en') };
  return Object.entries(callingCodes).map(([code, callingCode]) => ({
    code,
    callingCode,
    flag: flags[code] ?? code.toLowerCase(),
    name: { tr: names.tr.of(code) ?? code, en: names.en.of(code) ?? code },
    aliases: aliases[code] ?? [],
  }));
};

let cachedCountries: readonly Country[] | undefined;

/** `listCountries`, cached. Browsers and Node name some countries differently, so server-rendered HTML must not use it. */
export const getCountries = (): readonly Country[] => (cachedCountries ??= listCountries());

export const sortByName = (countries: readonly Country[], language: Language): readonly Country[] => {
  const { compare } = new Intl.Collator(language);
  return countries.toSorted((a, b) => compare(a.name[language], b.name[language]));
};

/** Translates the name of a country from the other language into this one; any other text is returned unchanged. */
export const translateCountryName = (
  countries: readonly Country[],
  text: string,
  language: Language,
): string => {
  if (findByExactName(countries, text, language)) return text;
  return findByExactName(countries, text, otherLanguage(language))?.name[language] ?? text;
};
