import { recordOf } from './record-of.ts';

/** Languages of the specification (§1), in which staff write every text of the content. */
type SpecLanguage = 'tr' | 'en';

/** The languages of the site, the default first (spec §1). `docs/architecture.md` says what a further one takes. */
export const languages = ['tr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'tr';

/** A value that exists in every language of the site. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

/** A value as it is written: further languages may lack it. */
export type Written<T = string> = Readonly<Record<SpecLanguage, T> & Partial<Record<Language, T>>>;

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** The language that a visitor can switch to: the next one, and the first after the last. */
export const otherLanguage = (language: Language): Language =>
  languages[languages.indexOf(language) + 1] ?? languages[0];

export const otherLanguages = (language: Language): readonly Language[] =>
  languages.filter((other) => other !== language);

/** Makes a localised value from that of each language. */
export const inEachLanguage = <Value>(valueOf: (language: Language) => Value): Localized<Value> =>
  recordOf(languages, valueOf);

/** Makes a localised value from what each language resolves with. */
export const resolveEachLanguage = async <Value>(
  valueOf: (language: Language) => Promise<Value>,
): Promise<Localized<Value>> => {
  const entries = languages.map(async (language) => [language, await valueOf(language)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries widens keys to string
  return Object.fromEntries(await Promise.all(entries)) as Localized<Value>;
};

export const isInEachLanguage = <Value>(value: Localized<Value | undefined>): value is Localized<Value> =>
  Object.values(value).every((each) => each !== undefined);

/** Returns a value in a language, and in English where it is not written in that language. */
export const valueIn = <Value>(written: Written<Value>, language: Language): Value =>
  written[language] ?? written.en;

/** Makes a localised value of one that may lack languages. */
export const withFallback = <Value>(written: Written<Value>): Localized<Value> =>
  inEachLanguage((language) => valueIn(written, language));
