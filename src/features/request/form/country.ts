import { type Language, type Localized, otherLanguage } from '#domain/shared/language.ts';
import { findByExactName } from '../../../lib/normalize-name.ts';

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

/** The suggested countries of spec §3, which lists begin with. */
const suggestedCodes: ReadonlySet<string> = new Set(['TR']);

export const sortByName = (countries: readonly Country[], language: Language): readonly Country[] => {
  const { compare } = new Intl.Collator(language);
  return countries.toSorted((a, b) => compare(a.name[language], b.name[language]));
};

/** In the order of the list: the suggested countries, then the others by name. */
export const sortForList = (countries: readonly Country[], language: Language): readonly Country[] => {
  const isSuggested = ({ code }: Country): boolean => suggestedCodes.has(code);
  const sorted = sortByName(countries, language);
  return [...sorted.filter(isSuggested), ...sorted.filter((country) => !isSuggested(country))];
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
