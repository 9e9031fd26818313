import { languageKey } from '#contracts/language-cookie.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { inLanguage, splitLanguage } from '../lib/paths.ts';
import { storedText } from '../lib/stored-text.ts';

/** Replaces an address of another language than the one that was chosen in this tab. @returns whether it did */
export const followChoice = (): boolean => {
  const chosen = storedText('sessionStorage', languageKey);
  const { pathname, search, hash } = window.location;
  const { language, path } = splitLanguage(pathname);
  if (!isLanguage(chosen) || !language || language === chosen) return false;
  history.replaceState(history.state, '', inLanguage(chosen, path) + search + hash);
  return true;
};

/**
 * Back and forward lead to addresses of before a choice, which would undo it unasked. To be called before the router
 * listens, which then finds the address in the chosen language.
 */
export const followChoiceInHistory = (): void => window.addEventListener('popstate', followChoice);
