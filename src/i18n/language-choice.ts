import { languageKey } from '#contracts/language-cookie.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';

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

const inCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${languageKey}=`))
    ?.slice(languageKey.length + 1);

const inStorage = (): string | null => {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
};

/**
 * What the visitor chose; `undefined` where they did not. Local storage keeps it longer than the cookie, which some
 * browsers drop after a week.
 */
export const chosenLanguage = (): Language | undefined => [inCookie(), inStorage()].find(isLanguage);
