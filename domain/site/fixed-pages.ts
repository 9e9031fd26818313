import { isPageId, pages, paths, rowOf } from '#domain/site/pages.ts';

/** Pages that exist whatever the content, in the order of the table. */
const fixedPages = Object.keys(pages)
  .filter(isPageId)
  .flatMap((page) => {
    const path = paths[page];
    return typeof path === 'string' ? [{ page, path }] : [];
  });

/** Paths of the pages that exist whatever the content. */
export const fixedPaths: readonly string[] = fixedPages.map(({ path }) => path);

/** Indexable paths among `fixedPaths`. */
export const indexedPaths: readonly string[] = fixedPages
  .filter(({ page }) => rowOf(page).isIndexed)
  .map(({ path }) => path);
