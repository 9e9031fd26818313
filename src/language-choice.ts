import { type Language, isLanguage, languageKey } from '#domain/shared/language.ts';

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

const hasCookie = (): boolean =>
  document.cookie.split('; ').some((entry) => entry.startsWith(`${languageKey}=`));

/**
 * The choice that local storage kept longer than the cookie, which some browsers drop after a week: the server could
 * not know of it. `undefined` where there is none.
 */
export const forgottenChoice = (): Language | undefined => {
  if (hasCookie()) return undefined;
  try {
    const kept = localStorage.getItem(languageKey);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};
