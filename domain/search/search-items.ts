import {
  type Meaning,
  interpret,
  onlyConfident,
  queryCode,
  queryWords,
  wordQueryFor,
} from '#domain/search/interpret-query.ts';
import type { SearchIndex } from '#domain/search/ports.ts';
import { rankItems } from '#domain/search/rank-items.ts';
import { wholeName } from '#domain/search/search-key.ts';
import type { Language } from '#domain/shared/language.ts';

interface Dependencies<Item> {
  readonly index: SearchIndex<Item>;
}

interface Options {
  readonly language: Language;
  readonly limit?: number;
}

/** How many matches are ranked: a word that thousands of items share says little about any of them. */
const maxCandidates = 300;

interface Attempt {
  readonly meanings: readonly Meaning[];
  /** How many of the words an item may lack. */
  readonly missing: 0 | 1;
}

/** From strict to lenient: all words without guesses, all words with guesses, all words but one. */
const attemptsFor = (meanings: readonly Meaning[]): readonly Attempt[] => {
  const confident = meanings.map(onlyConfident);
  const hasGuesses = meanings.some(
    ({ similarity }, index) => similarity.size !== confident[index]?.similarity.size,
  );
  return [
    { meanings: confident, missing: 0 },
    ...(hasGuesses ? [{ meanings, missing: 0 } as const] : []),
    ...(meanings.length > 1 ? [{ meanings: confident, missing: 1 } as const] : []),
  ];
};

/**
 * The items that a query may mean, best first. It matches names in both languages, brands, categories, registry
 * codes and REFs; words in any order, without diacritics, inflected, misspelt, joined or incomplete. A query without words
 * matches nothing.
 * Rejects when the index does not answer in time.
 */
export const createSearchItems =
  <Item>({ index }: Dependencies<Item>) =>
  async (query: string, { language, limit = 10 }: Options): Promise<readonly Item[]> => {
    const words = queryWords(query);
    if (words.length === 0) return [];
    const code = queryCode(query);
    const allMeanings = interpret(words, await index.words(wordQueryFor(words, code)), code);
    const name = wholeName(query);
    for (const { meanings, missing } of attemptsFor(allMeanings)) {
      const groups = meanings.map(({ similarity }) => [...similarity.keys()]);
      const found = await index.items({ groups, name, missing, limit: maxCandidates });
      if (found.length > 0) return rankItems(found, { name, meanings, language }).slice(0, limit);
    }
    return [];
  };

export type SearchItems<Item> = ReturnType<typeof createSearchItems<Item>>;
