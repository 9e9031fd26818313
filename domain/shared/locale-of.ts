import type { Language } from './language.ts';

/** Languages whose region is not the one that Intl gives them; English as it is written in Europe. */
const regional: Readonly<Partial<Record<Language, string>>> = { tr: 'tr-TR', en: 'en-GB' };

/** Returns a language as Intl has it. */
export const localeOf = (language: Language): string => regional[language] ?? language;
