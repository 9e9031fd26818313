import type { Language } from '#domain/shared/language.ts';
import type { AllPageTexts, PageName, PageTexts } from '#domain/site/page-texts.ts';

interface Dependencies {
  /** Reads the page texts that were loaded. */
  readonly pageTexts: () => Promise<Partial<AllPageTexts>>;
}

/** The texts of a page were never loaded into the store. */
class PageTextsNotLoadedError extends Error {
  override readonly name = 'PageTextsNotLoadedError';

  constructor(page: PageName) {
    super(`No texts of the page ${page} are stored: content/pages was never loaded.`);
  }
}

/** @throws PageTextsNotLoadedError while nothing has been loaded. */
export const createGetPageTexts =
  ({ pageTexts }: Dependencies) =>
  async <Page extends PageName>(page: Page, language: Language): Promise<PageTexts[Page]> => {
    const texts: Partial<AllPageTexts>[Page] = (await pageTexts())[page];
    if (texts === undefined) throw new PageTextsNotLoadedError(page);
    return texts[language];
  };

export type GetPageTexts = ReturnType<typeof createGetPageTexts>;
