import { useTranslation } from 'react-i18next';
import type { PageName, PageTexts } from '#domain/site/page-texts.ts';

/**
 * Returns what staff wrote for a page, in the language that is shown. It is not translated by i18next, which would take
 * double braces in it for placeholders.
 */
export const usePageTexts = <Page extends PageName>(page: Page): PageTexts[Page] => {
  const { i18n } = useTranslation();
  const texts: PageTexts[Page] = i18n.getResourceBundle(i18n.language, page);
  return texts;
};
