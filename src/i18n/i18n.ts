import { type i18n, createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { type Language, defaultLanguage, isLanguage } from '#domain/shared/language.ts';
import { type PageName, type PageTexts, isPageName, pageNames } from '#domain/site/page-texts.ts';

/** Namespace of the layout, and of pages with few texts. */
const sharedNamespace = 'ui';

/** Labels that few pages have, which are loaded with the page, or with what is loaded after it. */
export const labelNamespaces = ['product', 'facets', 'request-list', 'maintenance'] as const;

/** Namespaces of pages: their labels, and what staff wrote for them. */
export const pageNamespaces = [...labelNamespaces, ...pageNames] as const;

export type PageNamespace = (typeof pageNamespaces)[number];

type Namespace = typeof sharedNamespace | PageNamespace;

/** Loads the texts of a namespace in a language. Every page names these files, so that no others are among them. */
const labelFiles = import.meta.glob('../../locales/*/{ui,product,facets,request-list,maintenance}.json');

/** Reads what staff wrote for a page. */
type ReadPageTexts = (page: PageName, language: Language) => Promise<PageTexts[PageName]>;

const createBackend = (readPageTexts: ReadPageTexts | undefined) =>
  resourcesToBackend((language: string, namespace: string) =>
    readPageTexts && isPageName(namespace) && isLanguage(language)
      ? readPageTexts(namespace, language)
      : labelFiles[`../../locales/${language}/${namespace}.json`]?.(),
  );

/** The texts of a language could not be loaded: offline, or a newer release has replaced the files. */
class MissingTextsError extends Error {
  override readonly name = 'MissingTextsError';
}

const missingTexts = (
  instance: i18n,
  language: Language,
  namespaces: readonly Namespace[] = shownNamespaces(instance),
): Namespace[] => namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));

/** Returns the namespaces of the layout, and of the pages seen so far. */
const shownNamespaces = (instance: i18n): readonly Namespace[] => [
  sharedNamespace,
  ...pageNamespaces.filter((namespace) => instance.hasResourceBundle(instance.language, namespace)),
];

/** Whether what is shown could be shown in that language. */
export const hasTexts = (instance: i18n, language: Language): boolean =>
  missingTexts(instance, language).length === 0;

/**
 * Loads the missing texts of a language, also those that failed before.
 * @param namespaces by default those of what is shown
 * @throws {MissingTextsError}
 */
export const loadTexts = async (
  instance: i18n,
  language: Language,
  namespaces?: readonly Namespace[],
): Promise<void> => {
  const missing = missingTexts(instance, language, namespaces);
  // `loadLanguages` never retries a failure.
  if (missing.length > 0) await instance.reloadResources([language], missing);
  if (missingTexts(instance, language, namespaces).length > 0) throw new MissingTextsError(language);
};

/** Loads the missing labels among the texts of a page. @throws {MissingTextsError} */
export const loadLabels = (
  instance: i18n,
  language: Language,
  namespaces: readonly PageNamespace[],
): Promise<void> =>
  loadTexts(
    instance,
    language,
    namespaces.filter((namespace) => !isPageName(namespace)),
  );

/** Adds what staff wrote for pages. */
export const addPageTexts = (instance: i18n, language: Language, pageTexts: Partial<PageTexts>): void => {
  for (const [page, texts] of Object.entries(pageTexts)) instance.addResourceBundle(language, page, texts);
};

interface Options {
  /** Pages whose texts are loaded at once; others are on demand. */
  readonly pages?: readonly PageNamespace[];
  /** Texts that staff wrote for pages, as far as they are there. */
  readonly pageTexts?: Partial<PageTexts>;
  readonly readPageTexts?: ReadPageTexts;
}

/** An i18next instance with the shared texts of one language and those of some pages. */
export const createI18n = async (
  language: Language,
  { pages = [], pageTexts = {}, readPageTexts }: Options = {},
): Promise<i18n> => {
  const instance = createInstance();
  await instance
    .use(createBackend(readPageTexts))
    .use(initReactI18next)
    .init({
      lng: language,
      ns: [sharedNamespace],
      defaultNS: sharedNamespace,
      fallbackLng: false,
      // React escapes.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  addPageTexts(instance, language, pageTexts);
  await loadTexts(instance, language, [sharedNamespace, ...pages]);
  return instance;
};

/** Changes the language once its texts are loaded. @throws {MissingTextsError} */
export const showLanguage = async (instance: i18n, language: Language): Promise<void> => {
  await loadTexts(instance, language);
  await instance.changeLanguage(language);
};

export const languageOf = ({ language }: i18n): Language =>
  isLanguage(language) ? language : defaultLanguage;

const moduleOf = (language: Language, namespace: Namespace): string =>
  `locales/${language}/${namespace}.json`;

/** The modules with those of the texts in a language that are labels. */
export const labelModules = (language: Language, texts: readonly PageNamespace[]): string[] =>
  labelNamespaces
    .filter((namespace) => texts.includes(namespace))
    .map((namespace) => moduleOf(language, namespace));

/** The modules with the labels of a page in a language, whose chunks the server preloads. */
export const textModules = (language: Language, pages: readonly PageNamespace[]): string[] => [
  moduleOf(language, sharedNamespace),
  ...labelModules(language, pages),
];
