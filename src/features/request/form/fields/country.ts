import type { Country } from '#domain/requests/contact/countries.ts';
import { type Language, otherLanguages } from '#domain/shared/language.ts';
import { findByExactName } from '#domain/shared/normalize-name.ts';

/** The suggested countries of spec §3, which lists begin with. */
const suggestedCodes: ReadonlySet<string> = new Set(['TR']);

export const sortByName = (countries: readonly Country[], language: Language): readonly Country[] => {
  const { compare } = new Intl.Collator(language);
  return countries.toSorted((a, b) => compare(a.name[language], b.name[language]));
};

const isSuggested = ({ code }: Country): boolean => suggestedCodes.has(code);

/** Sorts countries in the order of the list: the suggested countries, then the others by name. */
export const sortForList = (countries: readonly Country[], language: Language): readonly Country[] => {
  const sorted = sortByName(countries, language);
  return [...sorted.filter(isSuggested), ...sorted.filter((country) => !isSuggested(country))];
};

/** Translates the name of a country from another language into this one; any other text is returned unchanged. */
export const translateCountryName = (
  countries: readonly Country[],
  text: string,
  language: Language,
): string => {
  if (findByExactName(countries, text, language)) return text;
  return (
    otherLanguages(language)
      .map((other) => findByExactName(countries, text, other))
      .find(Boolean)?.name[language] ?? text
  );
};
