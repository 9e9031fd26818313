import type { Country } from '#domain/requests/contact/countries.ts';
import { type Language, otherLanguages } from '#domain/shared/language.ts';
import { findByExactName } from '#domain/shared/normalize-name.ts';

/** Class of the notice about a text that is no country: it has asked what the form would ask as it is sent. */
export const guessesClass = 'country-guesses';

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
