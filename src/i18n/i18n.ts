import { type i18n, createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { type Language, defaultLanguage, isLanguage } from '#domain/shared/language.ts';

const namespaces = ['ui', 'pages'] as const;

const load = resourcesToBackend(
  (language: string, namespace: string) => import(`./locales/${language}/${namespace}.json`),
);

/** The texts of a language could not be loaded: offline, or a newer release has replaced the files. */
class MissingTextsError extends Error {
  override readonly name = 'MissingTextsError';
}

const missingTexts = (instance: i18n, language: Language): string[] =>
  namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));

export const hasTexts = (instance: i18n, language: Language): boolean =>
  missingTexts(instance, language).length === 0;

/** Loads the missing texts of a language, also those that failed before. @throws {MissingTextsError} */
export const loadTexts = async (instance: i18n, language: Language): Promise<void> => {
  // `loadLanguages` never retries a failure.
  if (!hasTexts(instance, language)) {
    await instance.reloadResources([language], missingTexts(instance, language));
  }
  if (!hasTexts(instance, language)) throw new MissingTextsError(language);
};

/** An i18next instance with the texts of one language; those of another are loaded on demand. */
export const createI18n = async (language: Language): Promise<i18n> => {
  const instance = createInstance();
  await instance
    .use(load)
    .use(initReactI18next)
    .init({
      lng: language,
      ns: [...namespaces],
      defaultNS: 'ui',
      fallbackLng: false,
      // React escapes.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  await loadTexts(instance, language);
  return instance;
};

/** Changes the language once its texts are loaded. @throws {MissingTextsError} */
export const showLanguage = async (instance: i18n, language: Language): Promise<void> => {
  await loadTexts(instance, language);
  await instance.changeLanguage(language);
};

export const languageOf = ({ language }: i18n): Language =>
  isLanguage(language) ? language : defaultLanguage;

/** The modules with the texts of a language, whose chunks the server preloads. */
export const textModules = (language: Language): string[] =>
  namespaces.map((namespace) => `src/i18n/locales/${language}/${namespace}.json`);
