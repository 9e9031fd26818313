import { fold } from '#domain/shared/fold.ts';
import type { Localized } from '#domain/shared/language.ts';

interface Named {
  readonly slug: string;
  readonly name: Localized;
}

/** Data of the search page. */
export interface SearchPageData {
  readonly query: string;
  readonly found: readonly Named[];
}

const wordsOf = (text: string): string[] => fold(text).split(/\s+/u).filter(Boolean);

/** Products whose name, in one of the languages, holds every word of the query, in any order; of no words, none. */
export const matchingNames = (names: readonly Named[], query: string): readonly Named[] => {
  const words = wordsOf(query);
  const fits = (name: string): boolean => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  };
  return words.length === 0 ? [] : names.filter(({ name }) => fits(name.tr) || fits(name.en));
};
