import type { KnownWord, WordQuery } from '#domain/search/query/ports.ts';
import { stopWords } from '#domain/search/words/common-words.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import {
  formSimilarity,
  isPrefix,
  minConfident,
  minRespelt,
  similarityTo,
  weakGuess,
} from '#domain/search/words/spelling.ts';
import { compoundParts, formsOf } from '#domain/search/words/word-forms.ts';

/** Possible meaning of one word of a query: words of the index, each with its similarity. */
export interface Meaning {
  /** Word as the query has it, or a known word that is part of that. */
  readonly word: string;
  readonly similarity: ReadonlyMap<string, number>;
  /** Rarer words weigh more, as they distinguish items better. */
  readonly weight: number;
}

/** Maximum number of words of a query. */
export const maxWords = 8;
/** Maximum length of a word, in letters; folding can turn one character into six. */
const maxWordLength = 40;
const maxAlternatives = 24;
const minPartLength = 2;
const minMisspeltPart = 4;
const maxShortLength = 4;

/** Similarity of a word that the query writes as two. */
const joinedSimilarity = 0.98;

/** The words of a text without stop words and duplicates; stop words count when there is nothing else. */
export const significantWords = (query: string): readonly string[] => {
  const words = [...new Set(wordsOf(query).map((word) => word.slice(0, maxWordLength)))];
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
};

/** The first significant words. */
export const queryWords = (query: string): readonly string[] => significantWords(query).slice(0, maxWords);

/** Every way to split a word into two. */
const splits = (word: string): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - 2 * minPartLength + 1) }, (_, index) => [
    word.slice(0, index + minPartLength),
    word.slice(index + minPartLength),
  ]);

/** A word joined with the one before it, and with the one after it. */
const joinedWithNeighbours = (words: readonly string[], index: number): readonly string[] =>
  [words.slice(Math.max(0, index - 1), index + 1), words.slice(index, index + 2)]
    .filter((pair) => pair.length === 2)
    .map((pair) => pair.join(''));

/** Codes are typed with and without separators: `DEMO-10` is a prefix of `demo1085`. */
const isCode = (text: string): boolean => /\p{N}/u.test(text);

/** A query of three parts or more as one code, as the REF `RC-25/40` is typed; `undefined` if it cannot be one. */
export const queryCode = (query: string): string | undefined => {
  const parts = wordsOf(query);
  const code = parts.join('');
  return parts.length > 2 && isCode(code) && code.length <= maxWordLength ? code : undefined;
};

/**
 * Maximum length of a word whose letters are swapped, in letters: a shorter word has no beginning or end in common with
 * itself once two of its letters are swapped.
 */
const maxSwappedLength = 6;

/** A short word with two neighbouring letters swapped, in each place. */
const swapsOf = (word: string): readonly string[] =>
  /^\p{L}{4,}$/u.test(word) && word.length <= maxSwappedLength
    ? Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      )
    : [];

/**
 * Selects the words that `interpret` needs: similar ones, inflected forms, compounds, words split or joined, and short ones
 * with two letters swapped.
 * @param code the query as one code, if it may be one
 */
export const wordQueryFor = (words: readonly string[], code?: string): WordQuery => ({
  similar: [
    ...new Set([
      ...words,
      ...words.flatMap((_, index) => joinedWithNeighbours(words, index).filter(isCode)),
      ...(code === undefined ? [] : [code]),
    ]),
  ],
  containing: [...new Set(words.flatMap(compoundParts))],
  exact: [
    ...new Set([
      ...words.flatMap((word) => [...formsOf(word)]),
      ...words.flatMap(splits).flat(),
      ...words.flatMap(swapsOf),
      ...words.flatMap((_, index) => joinedWithNeighbours(words, index)),
    ]),
  ],
});

interface SimilarWord extends KnownWord {
  readonly similarity: number;
}

/** Weak guesses only where there is nothing better. */
const similarWords = (word: string, known: readonly KnownWord[]): readonly SimilarWord[] => {
  const similarityOf = similarityTo(word);
  const similar = known
    .map((each) => Object.assign({ similarity: similarityOf(each.word) }, each))
    .filter(({ similarity }) => similarity > 0);
  // A short word that is known is no beginning of another one: `bur` is not `burun`.
  const isWhole =
    word.length <= maxShortLength && similar.some(({ similarity }) => similarity >= formSimilarity);
  const meant = isWhole ? similar.filter(({ similarity }) => similarity >= formSimilarity) : similar;
  const better = meant.filter(({ similarity }) => similarity > weakGuess);
  return better.length > 0 ? better : meant;
};

/** Counts the items that have the word in one form or another; an item with two forms counts twice. */
const itemsWithAnyForm = (words: readonly SimilarWord[], best: SimilarWord): number =>
  words
    .filter(({ similarity }) => similarity >= Math.min(formSimilarity, best.similarity))
    .reduce((total, { items }) => total + items, 0);

/** Rarer words weigh more. @param items how many have the word */
export const weightOf = (items: number): number => 1 / Math.log2(2 + items);

const meaningOf = (word: string, words: readonly SimilarWord[]): Meaning => {
  const alternatives = words
    .toSorted((a, b) => b.similarity - a.similarity || b.items - a.items)
    .slice(0, maxAlternatives);
  const [best] = alternatives;
  return {
    word,
    similarity: new Map(alternatives.map((each) => [each.word, each.similarity])),
    weight: weightOf(best ? itemsWithAnyForm(alternatives, best) : 0),
  };
};

interface Part {
  readonly word: string;
  readonly known: SimilarWord;
}

/** A part that is misspelt is one of at least four letters, beside one that is not, in a word that is nothing else. */
const partMeaning = (
  word: string,
  known: readonly KnownWord[],
  byWord: ReadonlyMap<string, KnownWord>,
  mayBeMisspelt: boolean,
): Part[] => {
  const exact = byWord.get(word);
  if (exact) return [{ word, known: Object.assign({ similarity: 1 }, exact) }];
  if (!mayBeMisspelt || word.length < minMisspeltPart) return [];
  const [best] = similarWords(word, known).toSorted(
    (a, b) => b.similarity - a.similarity || b.items - a.items,
  );
  return best && best.similarity >= minRespelt && Math.abs(best.word.length - word.length) <= 1
    ? [{ word: best.word, known: best }]
    : [];
};

/** The likeliest pair of known words that a word consists of: one that is spelt right, then one of frequent words; or none. */
const partsOf = (
  word: string,
  known: readonly KnownWord[],
  byWord: ReadonlyMap<string, KnownWord>,
  mayBeMisspelt: boolean,
): readonly Part[] => {
  const similarity = (parts: readonly Part[]): number =>
    Math.min(...parts.map((part) => part.known.similarity));
  const rarest = (parts: readonly Part[]): number => Math.min(...parts.map((part) => part.known.items));
  const [best = []] = splits(word)
    .filter((parts) => !parts.some((part) => stopWords.has(part)))
    .map((parts) => parts.flatMap((part) => partMeaning(part, known, byWord, mayBeMisspelt)))
    .filter((parts) => parts.length === 2 && parts.some((part) => part.known.similarity === 1))
    .toSorted((a, b) => similarity(b) - similarity(a) || rarest(b) - rarest(a));
  return best;
};

/** Words that the parts of an unknown word may be: it may be two words written as one, one of them misspelt. */
export const partQueryFor = (words: readonly string[]): WordQuery => ({
  similar: [
    ...new Set(
      words
        .flatMap(splits)
        .filter((parts) => parts.every(({ length }) => length >= minMisspeltPart))
        .flat(),
    ),
  ],
  containing: [],
  exact: [],
});

/**
 * Finds the meanings of the words of a query, given the known words; nothing for a word without a meaning.
 * @param code as for `wordQueryFor`
 */
export const interpretEach = (
  words: readonly string[],
  known: readonly KnownWord[],
  code?: string,
): readonly Meaning[] => {
  const byWord = new Map(known.map((each) => [each.word, each]));
  return words.flatMap((word, index) => {
    const joinedWords = [...joinedWithNeighbours(words, index), ...(code === undefined ? [] : [code])];
    const joined = known.filter((each) =>
      joinedWords.some((one) => one === each.word || (isCode(one) && isPrefix(one, each.word))),
    );
    const similar = similarWords(
      word,
      known.filter((each) => !joined.includes(each)),
    );
    const isConfident = joined.length > 0 || similar.some(({ similarity }) => similarity >= minConfident);
    // Two whole words are more likely than a misspelling.
    const parts = isConfident ? [] : partsOf(word, known, byWord, similar.length === 0);
    return parts.length > 0
      ? parts.map((part) => meaningOf(part.word, [part.known]))
      : [
          meaningOf(word, [
            ...similar,
            ...joined.map((each) => Object.assign({ similarity: joinedSimilarity }, each)),
          ]),
        ];
  });
};

/** Finds the meanings of the words of a query, as `interpretEach`; a word without a meaning is left out. */
export const interpret = (...query: Parameters<typeof interpretEach>): readonly Meaning[] =>
  interpretEach(...query).filter(({ similarity }) => similarity.size > 0);
