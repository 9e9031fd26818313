import { wordsOf } from '#domain/search/words/words.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

/** A query of one letter may begin the names of all. */
const maxFound = 5;

/** Whether each of these begins a word. */
const begin = (beginnings: readonly string[], words: readonly string[]): boolean =>
  beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));

/**
 * The first items of which the query is a part of the name, in either language, or the other way round, with any endings;
 * none for a query without words.
 */
export const findByName = <Item extends { readonly name: Localized }>(
  items: readonly Item[],
  query: string,
): readonly Item[] => {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const found = items.filter(({ name }) =>
    languages.some((language) => {
      const words = wordsOf(name[language]);
      return begin(wanted, words) || begin(words, wanted);
    }),
  );
  return found.slice(0, maxFound);
};
