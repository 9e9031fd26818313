import { type Language, languageKey } from '#domain/shared/language.ts';

const oneYear = 31_536_000;

/** Keeps the visitor's choice in both places that spec §4 names; the server reads the cookie. */
export const rememberLanguage = (language: Language): void => {
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be forbidden or full; the cookie is enough.
  }
};
