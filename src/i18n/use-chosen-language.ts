import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { languageOf, showLanguage } from './i18n.ts';
import { chosenLanguage, storeLanguage } from './language-choice.ts';
import { splitLanguage } from '../lib/paths.ts';
import { whenIdle } from '../lib/when-idle.ts';

const showChosenLanguage = async (instance: i18n): Promise<void> => {
  const chosen = chosenLanguage();
  if (chosen === undefined) return;
  storeLanguage(chosen);
  // A language prefix in the address takes precedence.
  const hasPrefix = splitLanguage(window.location.pathname).language !== undefined;
  if (hasPrefix || chosen === languageOf(instance)) return;
  await showLanguage(instance, chosen).catch(() => {
    // If its texts cannot be loaded, the language stays as it is.
  });
};

/**
 * Shows the page in the language that the visitor chose, after it was hydrated in the language of the server, which does
 * not know the choice if the cookie was deleted or if it was made in another window meanwhile.
 */
export const useChosenLanguage = (instance: i18n): void => {
  useEffect(() => {
    const show = (): void => void showChosenLanguage(instance);
    show();
    whenIdle(() => {
      import('./follow-choice-between-documents.ts').then(
        ({ followChoiceBetweenDocuments }) => followChoiceBetweenDocuments(show),
        () => {},
      );
    });
  }, [instance]);
};
