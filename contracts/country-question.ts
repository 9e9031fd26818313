import { fillText } from '#domain/shared/fill-text.ts';
import { type Country, getCountries } from '#domain/requests/contact/countries.ts';
import { possibleCountries } from '#domain/requests/contact/find-countries.ts';
import { sortForList } from '#domain/requests/contact/sort-countries.ts';
import type { Language, Localized } from '#domain/shared/language.ts';
import { normalizeName } from '#domain/shared/normalize-name.ts';
import en from '#locales/en/country-question.json' with { type: 'json' };
import tr from '#locales/tr/country-question.json' with { type: 'json' };

/** More names would be no help. */
const maxNamed = 4;

const texts: Localized<typeof tr> = { tr, en };

interface UnknownCountry {
  readonly texts: typeof tr;
  /** Countries that the text may mean, best first. */
  readonly similar: readonly Country[];
}

/** Texts about a text that is no country; `undefined` for one in any language or its code, and for an empty one. */
export const unknownCountry = (text: string, language: Language): UnknownCountry | undefined => {
  if (normalizeName(text) === '') return undefined;
  const similar = possibleCountries(sortForList(getCountries(), language), text, language);
  return similar && { texts: texts[language], similar: similar.slice(0, maxNamed) };
};

/** Asks about a text that is no country; `undefined` for one that is, or is empty. */
export const countryQuestion = (text: string, language: Language): string | undefined => {
  const found = unknownCountry(text, language);
  if (!found) return undefined;
  const { unknown, similar, insist } = found.texts;
  const names = found.similar.map(({ name }) => name[language]).join(', ');
  return [unknown, ...(names === '' ? [] : [fillText(similar, { names })]), insist].join(' ');
};
