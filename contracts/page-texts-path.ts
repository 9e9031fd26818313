/** Path of a page's texts in a language. Not in api-paths.ts: the browser's first load has it. */
export const pageTextsPath = (page: string, language: string): string =>
  `/api/page-texts/${page}/${language}`;
