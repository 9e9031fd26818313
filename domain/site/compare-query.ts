import { comparedParameter } from '#domain/site/compared-parameter.ts';

/** Products that one page compares. */
export const maxCompared = 4;

const maxSlugLength = 200;

/**
 * Reads a text that was written as a slug: with capitals, spaces or other signs, it names a product or is one that no
 * product has.
 */
const toSlug = (text: string): string =>
  text
    .slice(0, maxSlugLength)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Comparison that an address of the page asks for. */
export interface CompareQuery {
  /** Slugs in either language, each once, at most `maxCompared`. */
  readonly slugs: readonly string[];
  /** Further ones, which are not compared. */
  readonly omitted: readonly string[];
  /** Whether rows are left out in which the products do not differ. */
  readonly onlyDifferences: boolean;
}

/** The products that a query names, also in several parameters, as forms send them. */
export const readCompareQuery = (search: string): CompareQuery => {
  const parameters = new URLSearchParams(search);
  const named = parameters.getAll(comparedParameter).flatMap((text) => text.split(','));
  const slugs = [...new Set(named.map(toSlug))].filter((slug) => slug !== '');
  return {
    slugs: slugs.slice(0, maxCompared),
    omitted: slugs.slice(maxCompared),
    onlyDifferences: parameters.get('only') === 'differences',
  };
};

/** The one query of equal comparisons; empty without products. */
export const compareSearch = ({ slugs, omitted, onlyDifferences }: CompareQuery): string =>
  slugs.length === 0
    ? ''
    : `?${comparedParameter}=${[...slugs, ...omitted].join(',')}${onlyDifferences ? '&only=differences' : ''}`;
