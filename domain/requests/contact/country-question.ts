import { getCountries } from '#domain/requests/contact/countries.ts';
import { possibleCountries } from '#domain/requests/contact/find-countries.ts';
import type { Language, Localized } from '#domain/shared/language.ts';
import { normalizeName } from '#domain/shared/normalize-name.ts';

/** More names would be no help. */
const maxNamed = 4;

interface QuestionTexts {
  readonly unknown: string;
  readonly similar: (names: string) => string;
  readonly insist: string;
}

const texts: Localized<QuestionTexts> = {
  tr: {
    unknown: 'Bu adda bir ülke bulamadık.',
    similar: (names) => ` Benzerleri: ${names}.`,
    insist: ' Yazdığınız doğruysa formu böyle yeniden gönderin.',
  },
  en: {
    unknown: 'We do not know a country of this name.',
    similar: (names) => ` Similar ones: ${names}.`,
    insist: ' If it is right as written, send the form again.',
  },
};

/** Asks about a text that is no country, in either language or as a code; `undefined` for one that is, or is empty. */
export const countryQuestion = (text: string, language: Language): string | undefined => {
  if (normalizeName(text) === '') return undefined;
  const possible = possibleCountries(getCountries(), text, language);
  if (!possible) return undefined;
  const { unknown, similar, insist } = texts[language];
  const names = possible.slice(0, maxNamed).map(({ name }) => name[language]);
  return unknown + (names.length > 0 ? similar(names.join(', ')) : '') + insist;
};
