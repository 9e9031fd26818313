import { type Language, defaultLanguage, isLanguage } from '#domain/shared/language.ts';

/**
 * The language that the page is shown in, for scripts beside its React tree. It is in an attribute of its own, as a
 * browser that translates the page changes `lang`, and not every address names a language.
 */
export const pageLanguage = (): Language => {
  const { language } = document.body.dataset;
  return isLanguage(language) ? language : defaultLanguage;
};

/** Calls the listener when the page's language changes. @returns a function that ends that */
export const onPageLanguageChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributeFilter: ['data-language'] });
  return () => observer.disconnect();
};
