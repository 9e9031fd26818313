import { readCompareQuery } from '#domain/site/compare-query.ts';
import { comparedParameter } from '#domain/site/compared-parameter.ts';

/** Products that the visitor has chosen to compare. */
export interface StoredChoice {
  /** Slugs of the products to compare, at most as many as a page compares. */
  readonly slugs: readonly string[];
  /**
   * Slugs of products that the catalogue no longer has: they take no place, and stay until the visitor removes them.
   */
  readonly gone: readonly string[];
}

const goneMark = '!';

const isGone = (part: string): boolean => part.startsWith(goneMark);

const slugsIn = (parts: readonly string[]): readonly string[] =>
  readCompareQuery(`?${comparedParameter}=${encodeURIComponent(parts.join(','))}`).slugs;

/** Reads the text of the local storage: `orvia-p2,sonatra-u8,!sold`. Only slugs, whatever is stored. */
export const parseChoice = (text: string): StoredChoice => {
  const parts = text.split(',');
  return { slugs: slugsIn(parts.filter((part) => !isGone(part))), gone: slugsIn(parts.filter(isGone)) };
};

/** Writes a choice as the text that `parseChoice` reads. */
export const choiceText = ({ slugs, gone }: StoredChoice): string =>
  [...slugs, ...gone.map((slug) => goneMark + slug)].join(',');

/** The choice without a product. */
export const withoutProduct = ({ slugs, gone }: StoredChoice, slug: string): StoredChoice => ({
  slugs: slugs.filter((chosen) => chosen !== slug),
  gone: gone.filter((chosen) => chosen !== slug),
});

/** The choice with those products noted as gone that it has. */
export const withGone = ({ slugs, gone }: StoredChoice, missing: readonly string[]): StoredChoice => ({
  slugs: slugs.filter((slug) => !missing.includes(slug)),
  gone: [...gone, ...slugs.filter((slug) => missing.includes(slug))],
});

// Lists have their own: a module of both would be loaded by every page.
/** All that is known of a product that the catalogue does not have. */
export const wordsOfSlug = (slug: string): string => slug.replaceAll('-', ' ');
