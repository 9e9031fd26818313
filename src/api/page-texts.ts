import { pageTextsPath } from '#contracts/page-texts-path.ts';
import type { Language } from '#domain/shared/language.ts';
import type { PageName, PageTexts } from '#domain/site/page-texts.ts';
import { fetchOk } from '../lib/fetch-ok.ts';

/** From the API. Not validated, as what the first page shows: the contract's code is not loaded by then. */
export const fetchPageTexts = async <Page extends PageName>(
  page: Page,
  language: Language,
): Promise<PageTexts[Page]> => (await fetchOk(pageTextsPath(page, language))).json();
