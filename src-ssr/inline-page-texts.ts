import type { i18n as I18n } from 'i18next';
import { type PageTexts, isPageName } from '#domain/site/page-texts.ts';
import { type PageNamespace, languageOf } from '../src/i18n/i18n.ts';

/** Maximum size of texts in JSON that a page repeats as data; the browser loads longer texts beside its scripts. */
const maxBytes = 1500;

/** Texts that staff wrote for these pages. */
export const pageTextsOf = (i18n: I18n, pages: readonly PageNamespace[]): Partial<PageTexts> => {
  const language = languageOf(i18n);
  const entries = pages.filter(isPageName).map((page): [string, object] => {
    const texts: object = i18n.getResourceBundle(language, page);
    return [page, texts];
  });
  return Object.fromEntries(entries);
};

/** Short texts that staff wrote for these pages, which the browser hydrates the page with. */
export const inlinePageTexts = (i18n: I18n, pages: readonly PageNamespace[]): Partial<PageTexts> =>
  Object.fromEntries(
    Object.entries(pageTextsOf(i18n, pages)).filter(
      ([, texts]) => Buffer.byteLength(JSON.stringify(texts)) <= maxBytes,
    ),
  );
