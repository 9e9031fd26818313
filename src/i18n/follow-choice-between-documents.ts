import { languageKey } from '#contracts/language-cookie.ts';
import { splitLanguage } from '../lib/paths.ts';
import { storeText, storedText } from '../lib/stored-text.ts';
import { followChoice } from './follow-choice.ts';
import { chooseLanguage } from './language-choice.ts';

/** Whether the document was loaded by going back or forward. */
const isFromHistory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

/**
 * Whoever opens an address of another language asks for it, so the choice of before ends. To come from the same page in
 * another language is a choice: the toggle is a link, which may be followed before the page is hydrated.
 */
const takeChoiceFromAddress = (): void => {
  const { language, path } = splitLanguage(window.location.pathname);
  if (language === undefined || language === storedText('sessionStorage', languageKey)) return;
  const from = document.referrer === '' ? undefined : new URL(document.referrer);
  if (from?.origin === window.location.origin && splitLanguage(from.pathname).path === path)
    chooseLanguage(language);
  else storeText('sessionStorage', languageKey, undefined);
};

/** Has the router show the page of the address that the choice led to. */
const navigateToChoice = (): void => {
  if (followChoice()) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
};

/**
 * Shows a page, to which the visitor comes back from another document, in the language chosen since: one that is loaded
 * again, and one that is as it was left. To be called once the page is hydrated.
 * @param showChosenLanguage where the address names no language
 */
export const followChoiceBetweenDocuments = (showChosenLanguage: () => void): void => {
  if (isFromHistory()) navigateToChoice();
  else takeChoiceFromAddress();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    navigateToChoice();
    showChosenLanguage();
  });
};
