import { languageKey } from '#contracts/language-cookie.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';

const maxAgeSeconds = 31_536_000;

/** Stores the visitor's choice in cookie and local storage (spec §4); the server reads the cookie. */
export const storeLanguage = (language: Language): void => {
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be forbidden or full; the cookie is enough.
  }
};

const readCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${languageKey}=`))
    ?.slice(languageKey.length + 1);

const readStorage = (): string | null => {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
};

/** The visitor's choice, if any. Local storage outlives the cookie, which some browsers delete after a week. */
export const chosenLanguage = (): Language | undefined => [readCookie(), readStorage()].find(isLanguage);
