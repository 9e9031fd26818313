import { pageTextsPath } from '#contracts/page-texts-path.ts';
import type { Language } from '#domain/shared/language.ts';
import type { PageName, PageTexts } from '#domain/site/page-texts.ts';
import { fetchOk } from '../lib/fetch-ok.ts';

/**
 * Fetches the texts of a page from the API. Like what the first page shows, they are not validated: the contract's code
 * is not loaded by then.
 */
export const fetchPageTexts = async <Page extends PageName>(
  page: Page,
  language: Language,
): Promise<PageTexts[Page]> => (await fetchOk(pageTextsPath(page, language))).json();
