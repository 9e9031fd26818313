import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { languageOf, showLanguage } from './i18n.ts';
import { chosenLanguage, rememberLanguage } from './language-choice.ts';
import { splitLanguage } from '../lib/paths.ts';

const showChosenLanguage = async (instance: i18n): Promise<void> => {
  const chosen = chosenLanguage();
  if (chosen === undefined) return;
  rememberLanguage(chosen);
  // An address that names its language has it, whatever the visitor chose elsewhere.
  const named = splitLanguage(window.location.pathname).language !== undefined;
  if (named || chosen === languageOf(instance)) return;
  await showLanguage(instance, chosen).catch(() => {
    // Without its texts the page stays as it is.
  });
};

/**
 * Once the page has come to life as the server sent it, shows it in the language that the visitor chose: the server did
 * not know of it, as the cookie was gone, or it was chosen meanwhile in another window.
 */
export const useChosenLanguage = (instance: i18n): void => {
  useEffect(() => void showChosenLanguage(instance), [instance]);
};
