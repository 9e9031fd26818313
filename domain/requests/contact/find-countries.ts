import { type Language, otherLanguages } from '#domain/shared/language.ts';
import { editDistance, maxTypos } from '#domain/shared/edit-distance.ts';
import { normalizeName } from '#domain/shared/normalize-name.ts';
import type { Country } from '#domain/requests/contact/countries.ts';

/** Letters of a query beyond every name: a distance takes time by its length, and anything can be posted. */
const maxLetters = 60;

/** Worse than any match. */
const noMatch = 9;

/** The rank of a name among the matches of a query, 0 best. */
const rankName = (name: string, query: string): number => {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(` ${query}`)) return 2;
  return name.includes(query) ? 4 : noMatch;
};

const rankByNames = ({ code, name, aliases }: Country, query: string, language: Language): number =>
  Math.min(
    code.toLowerCase() === query ? 0 : noMatch,
    rankName(normalizeName(name[language]), query),
    // Below the names that the list shows, in which the visitor sees the typed letters.
    ...[...otherLanguages(language).map((other) => name[other]), ...aliases].map(
      (other) => rankName(normalizeName(other), query) + 0.5,
    ),
  );

/** The rank by the slips that a query holds, below all parts of names; `noMatch` for more slips than its length allows. */
const rankMisspelt = ({ name, aliases }: Country, query: string): number => {
  const names = [...Object.values(name), ...aliases];
  const typos = Math.min(...names.map((known) => editDistance(normalizeName(known), query)));
  return typos <= maxTypos(query.length) ? 5 + typos : noMatch;
};

const rankByCallingCode = ({ callingCode }: Country, digits: string): number => {
  if (callingCode === digits) return 0;
  return callingCode.startsWith(digits) ? 1 : noMatch;
};

/** Letters with dots or spaces between them, such as `A.B.D.`, as one word. */
const joinLetters = (name: string): string =>
  /^\p{L}(?: \p{L})+$/u.test(name) ? name.replaceAll(' ', '') : name;

interface Match {
  readonly country: Country;
  readonly rank: number;
}

/** The countries that a text matches, which is not empty, best first. */
const matchesOf = (countries: readonly Country[], text: string, language: Language): readonly Match[] => {
  const query = joinLetters(normalizeName(text));
  const withoutSpaces = query.replaceAll(' ', '');
  const digits = /^\d+$/u.test(withoutSpaces) ? withoutSpaces.replace(/^00/u, '') : '';
  const rankedBy = (rankOf: (country: Country) => number): readonly Match[] =>
    countries
      .map((country) => ({ country, rank: rankOf(country) }))
      .filter(({ rank }) => rank < noMatch)
      .toSorted((a, b) => a.rank - b.rank);
  if (digits !== '') return rankedBy((country) => rankByCallingCode(country, digits));
  const named = rankedBy((country) => rankByNames(country, query, language));
  return named.length > 0 || query.length > maxLetters
    ? named
    : rankedBy((country) => rankMisspelt(country, query));
};

/**
 * The countries that a text matches, best first: by name in any language, ISO code, or calling code with or without
 * `+` or `00`; without such a match, those whose name it misspells. An empty text matches all.
 * @param countries in the order that equally good matches keep
 */
export const findCountries = (
  countries: readonly Country[],
  text: string,
  language: Language,
): readonly Country[] =>
  normalizeName(text) === '' ? countries : matchesOf(countries, text, language).map(({ country }) => country);

/** Countries that a text may mean, best first; `undefined` where it is the whole name or code of one. */
export const possibleCountries = (
  countries: readonly Country[],
  text: string,
  language: Language,
): readonly Country[] | undefined => {
  const matches = matchesOf(countries, text, language);
  return (matches[0]?.rank ?? noMatch) < 1 ? undefined : matches.map(({ country }) => country);
};
