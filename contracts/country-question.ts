import { fillText } from '#domain/shared/fill-text.ts';
import { getCountries } from '#domain/requests/contact/countries.ts';
import { possibleCountries } from '#domain/requests/contact/find-countries.ts';
import type { Language, Localized } from '#domain/shared/language.ts';
import { normalizeName } from '#domain/shared/normalize-name.ts';
import en from '#locales/en/country-question.json' with { type: 'json' };
import tr from '#locales/tr/country-question.json' with { type: 'json' };

/** More names would be no help. */
const maxNamed = 4;

const texts: Localized<typeof tr> = { tr, en };

/** Asks about a text that is no country, in any language or as a code; `undefined` for one that is, or is empty. */
export const countryQuestion = (text: string, language: Language): string | undefined => {
  if (normalizeName(text) === '') return undefined;
  const possible = possibleCountries(getCountries(), text, language);
  if (!possible) return undefined;
  const { unknown, similar, insist } = texts[language];
  const names = possible.slice(0, maxNamed).map(({ name }) => name[language]);
  const said = names.length > 0 ? [unknown, fillText(similar, { names: names.join(', ') })] : [unknown];
  return [...said, insist].join(' ');
};
