import { type Language, type Localized, otherLanguage } from '#domain/shared/language.ts';
import { namedExactly } from '../../../lib/normalize-name.ts';
import callingCodes from './calling-codes.json' with { type: 'json' };

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Without the plus sign. */
  readonly callingCode: string;
  /** Name of its flag's file. */
  readonly flag: string;
  readonly name: Localized;
  /** Names that people use besides. */
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

/** Parts of Saint Helena, with calling codes of their own. */
const flags: Readonly<Record<string, string>> = { AC: 'sh-ac', TA: 'sh-ta' };

const namesIn = (language: Language): Intl.DisplayNames =>
  new Intl.DisplayNames(language, { type: 'region' });

/** Every country with a calling code. */
export const listCountries = (): readonly Country[] => {
  const names = { tr: namesIn('tr'), en: namesIn('en') };
  return Object.entries(callingCodes).map(([code, callingCode]) => ({
    code,
    callingCode,
    flag: flags[code] ?? code.toLowerCase(),
    name: { tr: names.tr.of(code) ?? code, en: names.en.of(code) ?? code },
    aliases: aliases[code] ?? [],
  }));
};

let named: readonly Country[] | undefined;

/** The same, named once. Browsers and servers name some differently, so no server's HTML may hold them. */
export const knownCountries = (): readonly Country[] => (named ??= listCountries());

const byName = (language: Language): ((a: Country, b: Country) => number) => {
  const { compare } = new Intl.Collator(language);
  return (a, b) => compare(a.name[language], b.name[language]);
};

export const inOrderOfName = (countries: readonly Country[], language: Language): readonly Country[] =>
  countries.toSorted(byName(language));

/** The name in this language of a country that is named in the other one; any other text as it is. */
export const inThisLanguage = (countries: readonly Country[], text: string, language: Language): string => {
  if (namedExactly(countries, text, language)) return text;
  return namedExactly(countries, text, otherLanguage(language))?.name[language] ?? text;
};
