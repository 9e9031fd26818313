import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { showLanguage } from '../i18n.ts';
import { forgottenChoice, rememberLanguage } from '../language-choice.ts';
import { splitLanguage } from '../paths.ts';

/** The server did not know what the visitor chose; now the page is in that language, and the next one will be. */
const showForgottenChoice = async (instance: i18n): Promise<void> => {
  const forgotten = forgottenChoice();
  if (forgotten === undefined) return;
  rememberLanguage(forgotten);
  // An address that names its language has it, whatever the visitor chose elsewhere.
  if (splitLanguage(window.location.pathname).language !== undefined) return;
  await showLanguage(instance, forgotten).catch(() => {
    // Without its texts the page stays as it is.
  });
};

/** Shows what the visitor chose, once the page has come to life as the server sent it. */
export const useForgottenChoice = (instance: i18n): void => {
  useEffect(() => void showForgottenChoice(instance), [instance]);
};
