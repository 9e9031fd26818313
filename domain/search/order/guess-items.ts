import { isGenericWord } from '#domain/search/words/common-words.ts';
import {
  type Meaning,
  interpret,
  queryCode,
  queryWords,
  wordQueryFor,
} from '#domain/search/query/interpret-query.ts';
import {
  type OrderItem,
  type OrderableProduct,
  itemsOfProduct,
  variantsBeginningWith,
} from '#domain/search/query/order-items.ts';
import type { KnownWord, OrderIndex, WordQuery } from '#domain/search/query/ports.ts';
import { rankItems } from '#domain/search/query/rank-items.ts';
import { minConfident, minRespelt } from '#domain/search/words/spelling.ts';
import { wholeName } from '#domain/search/words/words.ts';
import type { Language } from '#domain/shared/language.ts';

/** Items that a line may mean, of which the visitor chooses. */
export const maxChoices = 3;

const maxCandidates = 60;

const mergeQueries = (queries: readonly WordQuery[]): WordQuery => ({
  similar: [...new Set(queries.flatMap(({ similar }) => similar))],
  containing: [...new Set(queries.flatMap(({ containing }) => containing))],
  exact: [...new Set(queries.flatMap(({ exact }) => exact))],
});

/**
 * Selects the known words that a line's words may mean: to compare each word of an order with those of all its lines
 * takes seconds.
 */
const wordsNear = (words: readonly string[], known: readonly KnownWord[]): readonly KnownWord[] =>
  known.filter(({ word }) =>
    words.some((each) => word.startsWith(each.slice(0, 2)) || word.endsWith(each.slice(-3))),
  );

/** Names are searched for without numbers, which say the size; what has no words is the beginning of a REF. */
const searchedWords = (
  text: string,
): { readonly words: readonly string[]; readonly code: string | undefined } => {
  const words = queryWords(text);
  const names = words.filter((word) => /^\p{L}{3,}$/u.test(word));
  return names.length > 0 ? { words: names, code: undefined } : { words, code: queryCode(text) };
};

/** Words that a search needs; an item may miss one of them. */
const maxGroups = 3;

const isKnown = ({ similarity }: Meaning): boolean =>
  [...similarity.values()].some((score) => score >= minConfident);

/** The words of a long name that say most: those that names have for certain, the rarest first. */
const telling = (meanings: readonly Meaning[]): readonly Meaning[] => {
  const known = meanings.filter((meaning) => isKnown(meaning) && !isGenericWord(meaning.word));
  return known.length === 0
    ? meanings
    : known.toSorted((one, other) => other.weight - one.weight).slice(0, maxGroups);
};

/** Share of the words of a row that a product has that it may mean. */
const minShare = 0.4;

/** Whether a product has so much of a row that the row may mean it. */
const isLikely = (
  key: readonly string[],
  words: readonly string[],
  meanings: readonly Meaning[],
): boolean => {
  const entries = new Set(key);
  const count = meanings.filter(
    ({ word, similarity }) =>
      !isGenericWord(word) &&
      [...similarity].some(([each, score]) => score >= minRespelt && entries.has(each)),
  ).length;
  return count >= Math.max(1, Math.ceil(minShare * words.filter((word) => !isGenericWord(word)).length));
};

export interface Guess {
  readonly items: readonly OrderItem[];
  readonly products: readonly OrderableProduct[];
}

/**
 * Finds what texts may mean that name nothing of the catalogue. Two statements, whatever the number of texts; none without a text.
 */
export const guessItems = async (
  index: OrderIndex,
  texts: readonly string[],
  language: Language,
): Promise<readonly Guess[]> => {
  if (texts.length === 0) return [];
  const queries = texts.map((text) => ({ text, ...searchedWords(text) }));
  const known = await index.words(mergeQueries(queries.map(({ words, code }) => wordQueryFor(words, code))));
  const meant = queries.map(({ text, words, code }) => {
    const near = wordsNear(code === undefined ? words : [...words, code], known);
    return { name: wholeName(text), words, meanings: interpret(words, near, code) };
  });
  const matches = await index.matches(
    meant.map(({ name, meanings }) => ({
      groups: telling(meanings).map(({ similarity }) => Array.from(similarity.keys())),
      name,
      missing: 1,
      limit: maxCandidates,
    })),
  );
  return meant.map(({ name, words, meanings }, position) => {
    const found = meanings.length === 0 ? [] : (matches[position] ?? []);
    const likely = found.filter((each) => isLikely(each.key, words, meanings));
    const said = texts[position] ?? '';
    const ranked = rankItems(likely, { name, meanings, language });
    const begun = ranked.filter((product) => variantsBeginningWith(product, said).length > 0);
    const products = (begun.length > 0 ? begun : ranked).slice(0, maxChoices);
    return {
      items: products.flatMap((product) => itemsOfProduct(product, said)).slice(0, maxChoices),
      products,
    };
  });
};
