/** The languages of the site, the default first (spec §1). */
export const languages = ['tr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'tr';

/** A value that exists in every language of the site. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

export const otherLanguage = (language: Language): Language => (language === 'tr' ? 'en' : 'tr');
