import { languageKey } from '#contracts/language-cookie.ts';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import { storeText, storedText } from '../lib/stored-text.ts';

const maxAgeSeconds = 31_536_000;

/** Stores the visitor's choice in cookie and local storage (spec §4); the server reads the cookie. */
export const storeLanguage = (language: Language): void => {
  // Over HTTP, browsers ignore the second one.
  for (const suffix of ['', ';Secure'])
    document.cookie = `${languageKey}=${language};Path=/;Max-Age=${maxAgeSeconds};SameSite=Lax${suffix}`;
  storeText('localStorage', languageKey, language);
};

/** Stores a choice that the visitor makes now; the pages of this tab follow it (see follow-choice.ts). */
export const chooseLanguage = (language: Language): void => {
  storeLanguage(language);
  storeText('sessionStorage', languageKey, language);
};

const readCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${languageKey}=`))
    ?.slice(languageKey.length + 1);

/** The visitor's choice, if any. Local storage outlives the cookie, which some browsers delete after a week. */
export const chosenLanguage = (): Language | undefined =>
  [readCookie(), storedText('localStorage', languageKey)].find(isLanguage);
