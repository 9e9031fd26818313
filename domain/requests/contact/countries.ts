import callingCodes from '#domain/requests/contact/calling-codes.json' with { type: 'json' };
import { normalizeName } from '#domain/shared/normalize-name.ts';
import { type Language, type Localized, inEachLanguage, withFallback } from '#domain/shared/language.ts';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Calling code without the plus sign. */
  readonly callingCode: string;
  /** File name of its flag, without extension. */
  readonly flag: string;
  readonly name: Localized;
  /** Other names in use, and names with letters for words, normalized, that only this country has. */
  readonly aliases: readonly string[];
}

const aliases: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'BAE', 'Emirates', 'Emirlikler', 'Dubai', 'Abu Dhabi', 'Abu Dabi'],
  AZ: ['Azerbeycan'],
  BA: ['Bosna', 'Bosnia'],
  BY: ['Beyaz Rusya', 'White Russia'],
  CD: ['DR Congo', 'DRC', 'Demokratik Kongo Cumhuriyeti'],
  CI: ['Ivory Coast'],
  CN: ['PRC', 'Çin Halk Cumhuriyeti', "People's Republic of China"],
  CV: ['Cape Verde'],
  CY: ['Kıbrıs Cumhuriyeti', 'Republic of Cyprus', 'Güney Kıbrıs', 'GKRY'],
  CZ: ['Czech Republic', 'Çek Cumhuriyeti'],
  DE: ['Deutschland'],
  GB: [
    'UK',
    'Great Britain',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'İngiltere',
    'İskoçya',
    'Galler',
    'Kuzey İrlanda',
    'Büyük Britanya',
    'Britanya',
  ],
  GR: ['Hellas'],
  IR: ['Islamic Republic of Iran', 'İran İslam Cumhuriyeti'],
  KP: ['DPRK'],
  KR: ['Republic of Korea', 'Kore Cumhuriyeti'],
  LA: ['Lao'],
  MD: ['Moldavya', 'Moldavia'],
  MK: ['Macedonia', 'Makedonya', 'FYROM'],
  MM: ['Burma', 'Birmanya'],
  NL: ['Holland', 'The Netherlands', 'Nederland', 'Felemenk'],
  RU: ['Russian Federation', 'Rusya Federasyonu'],
  SA: ['KSA', 'Suudi', 'Saudi'],
  SZ: ['Swaziland', 'Svaziland'],
  TL: ['East Timor', 'Doğu Timor'],
  TR: ['Turkey', 'Türkiye Cumhuriyeti', 'Republic of Türkiye'],
  US: ['USA', 'America', 'United States of America', 'ABD', 'Amerika', 'Birleşik Devletler'],
  VA: ['Vatican', 'Vatikan'],
};

/**
 * The Turkish Republic of Northern Cyprus, from where hospitals write too: no ISO country, and part of the Turkish
 * numbering plan. `XC` is one of the codes that ISO 3166-1 leaves to its users, `xx` the flag of none.
 */
const northernCyprus: Country = {
  code: 'XC',
  callingCode: '90392',
  flag: 'xx',
  name: withFallback({ tr: 'Kuzey Kıbrıs Türk Cumhuriyeti', en: 'Northern Cyprus' }),
  aliases: ['KKTC', 'TRNC', 'Kuzey Kıbrıs', 'Turkish Republic of Northern Cyprus'],
};

/** Parts of Saint Helena, which have calling codes of their own. */
const flags: Readonly<Record<string, string>> = { AC: 'sh-ac', TA: 'sh-ta' };

const displayNamesIn = (language: Language): Intl.DisplayNames =>
  new Intl.DisplayNames(language, { type: 'region' });

/** Names of more words are not abbreviated word by word. */
const maxWords = 5;

/** A name with one letter in place of some of its words, but not all, as in `G. Kore`; normalized. */
const withLetters = (name: string): readonly string[] => {
  const words = normalizeName(name).split(' ');
  if (words.length > maxWords) return [];
  const all = words.reduce<readonly string[]>(
    (begun, word) => begun.flatMap((each) => [`${each} ${word}`, `${each} ${word.slice(0, 1)}`]),
    [''],
  );
  return all.slice(1, -1).map((each) => each.trim());
};

/** The countries with their abbreviated names, without those that two may have. */
const withAbbreviations = (countries: readonly Country[]): readonly Country[] => {
  const abbreviations = countries.map(
    ({ name, aliases: others }) => new Set([...Object.values(name), ...others].flatMap(withLetters)),
  );
  const counts = new Map<string, number>();
  for (const names of abbreviations) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return countries.map((country, index) => ({
    ...country,
    aliases: country.aliases.concat(
      Array.from(abbreviations[index] ?? []).filter((name) => counts.get(name) === 1),
    ),
  }));
};

/** Every country with a calling code of its own, and Northern Cyprus. */
export const listCountries = (): readonly Country[] => {
  const names = inEachLanguage(displayNamesIn);
  const countries = Object.entries(callingCodes).map(([code, callingCode]) => ({
    code,
    callingCode,
    flag: flags[code] ?? code.toLowerCase(),
    name: inEachLanguage((language) => names[language].of(code) ?? code),
    aliases: aliases[code] ?? [],
  }));
  return withAbbreviations([...countries, northernCyprus]);
};

let cachedCountries: readonly Country[] | undefined;

/** `listCountries`, cached. Browsers and Node name some countries differently, so server-rendered HTML must not use it. */
export const getCountries = (): readonly Country[] => (cachedCountries ??= listCountries());
