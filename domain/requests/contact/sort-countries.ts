import type { Language } from '#domain/shared/language.ts';
import type { Country } from './countries.ts';

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
