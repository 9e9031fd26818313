import { type i18n, createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { type Language, defaultLanguage, isLanguage } from '#domain/shared/language.ts';

const namespaces = ['ui', 'pages'] as const;

const load = resourcesToBackend(
  (language: string, namespace: string) => import(`./locales/${language}/${namespace}.json`),
);

/** The texts of the interface in one language, loaded; another language is loaded when it is changed to. */
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
  return instance;
};

export const languageOf = ({ language }: i18n): Language =>
  isLanguage(language) ? language : defaultLanguage;

/** The modules that hold the texts of a language; the server preloads their chunks. */
export const textModules = (language: Language): string[] =>
  namespaces.map((namespace) => `src/locales/${language}/${namespace}.json`);
