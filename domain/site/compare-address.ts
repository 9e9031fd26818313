import { compareSearch } from '#domain/site/compare-query.ts';
import { paths } from '#domain/site/pages.ts';

/** Address, without the language, of the page that compares products. */
export const compareAddress = (slugs: readonly string[], { onlyDifferences = false } = {}): string =>
  paths.compare + compareSearch({ slugs, omitted: [], onlyDifferences });
