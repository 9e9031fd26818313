import { type Language, otherLanguage } from '#domain/shared/language.ts';
import { normalizeName } from '../../../lib/normalize-name.ts';
import type { Country } from './countries.ts';

const noMatch = 9;

/** How well a word fits, 0 best. */
const fit = (name: string, wanted: string): number => {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 4 : noMatch;
};

const fitOfNames = ({ code, name, aliases: others }: Country, wanted: string, language: Language): number =>
  Math.min(
    code.toLowerCase() === wanted ? 0 : noMatch,
    fit(normalizeName(name[language]), wanted),
    // After those that show the letters that were typed.
    ...[name[otherLanguage(language)], ...others].map((other) => fit(normalizeName(other), wanted) + 0.5),
  );

const fitOfCallingCode = ({ callingCode }: Country, digits: string): number => {
  if (callingCode === digits) return 0;
  return callingCode.startsWith(digits) ? 1 : noMatch;
};

/**
 * The countries that a text may mean, best first: a name in either language, an ISO code or a calling code, with or
 * without `+` or `00`. All of them for an empty text.
 * @param countries in the order in which equals shall stand
 */
export const findCountries = (
  countries: readonly Country[],
  text: string,
  language: Language,
): readonly Country[] => {
  const wanted = normalizeName(text);
  if (wanted === '') return countries;
  const digits = /^\d+$/u.test(wanted.replaceAll(' ', ''))
    ? wanted.replaceAll(' ', '').replace(/^00/u, '')
    : '';
  const fitOf = (country: Country): number =>
    digits === '' ? fitOfNames(country, wanted, language) : fitOfCallingCode(country, digits);
  return countries
    .map((country) => ({ country, fit: fitOf(country) }))
    .filter((found) => found.fit < noMatch)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ country }) => country);
};
