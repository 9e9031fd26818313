import type { KnownWord, WordsAskedFor } from '#domain/catalogue/ports.ts';
import { wordsOf } from '#domain/search/search-key.ts';
import { closenessTo, farFetched, isBegun, sameWord, sure } from '#domain/search/spelling.ts';
import { endsOf, formsOf } from '#domain/search/word-forms.ts';

/** What one word of a query may mean: words of the catalogue, each with its closeness. */
export interface Meaning {
  readonly closeness: ReadonlyMap<string, number>;
  /** How much it tells products apart: a word that few have counts more. */
  readonly weight: number;
}

const maxWords = 8;
/** Letters; folding can make six of one sign. */
const maxWordLength = 40;
const maxMeanings = 24;
const minPartLength = 2;

/** Closeness of a word that was written as two. */
const apart = 0.98;

/** Words that say nothing of a product. */
const fillers = new Set(['ve', 'veya', 'ile', 'icin', 'and', 'or', 'for', 'with', 'the', 'of']);

/** The words of a query that are looked for, each once. */
export const wordsAskedFor = (query: string): readonly string[] => {
  const words = [...new Set(wordsOf(query).map((word) => word.slice(0, maxWordLength)))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
};

/** Every way to take a word for two that were written together. */
const cutInTwo = (word: string): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - 2 * minPartLength + 1) }, (_, index) => [
    word.slice(0, index + minPartLength),
    word.slice(index + minPartLength),
  ]);

/** What a word and its neighbours are when written together. */
const joinedWithNeighbours = (words: readonly string[], index: number): readonly string[] =>
  [words.slice(Math.max(0, index - 1), index + 1), words.slice(index, index + 2)]
    .filter((pair) => pair.length === 2)
    .map((pair) => pair.join(''));

/** Codes are written with and without signs: `DEMO-10` begins `demo1085`. */
const isCode = (text: string): boolean => /\p{N}/u.test(text);

/** What to look for among the catalogue's words: these as they are written, otherwise spaced or ended, and in compounds. */
export const waysToWrite = (words: readonly string[]): WordsAskedFor => ({
  words: [
    ...new Set([...words, ...words.flatMap((_, index) => joinedWithNeighbours(words, index).filter(isCode))]),
  ],
  ends: [...new Set(words.flatMap(endsOf))],
  exactly: [
    ...new Set([
      ...words.flatMap((word) => [...formsOf(word)]),
      ...words.flatMap(cutInTwo).flat(),
      ...words.flatMap((_, index) => joinedWithNeighbours(words, index)),
    ]),
  ],
});

interface CloseWord extends KnownWord {
  readonly closeness: number;
}

/** Far-fetched ones only where there are no others. */
const closeWords = (word: string, known: readonly KnownWord[]): readonly CloseWord[] => {
  const closeness = closenessTo(word);
  const close = known
    .map((each) => Object.assign({ closeness: closeness(each.word) }, each))
    .filter((each) => each.closeness > 0);
  const near = close.filter((each) => each.closeness > farFetched);
  return near.length > 0 ? near : close;
};

/** How many products have the word in one form or another; some may have two and count twice. */
const productsOfSame = (words: readonly CloseWord[], closest: CloseWord): number =>
  words
    .filter((each) => each.closeness >= Math.min(sameWord, closest.closeness))
    .reduce((total, { products }) => total + products, 0);

const meaningOf = (words: readonly CloseWord[]): Meaning | undefined => {
  const close = words
    .toSorted((a, b) => b.closeness - a.closeness || b.products - a.products)
    .slice(0, maxMeanings);
  const [closest] = close;
  return (
    closest && {
      closeness: new Map(close.map((each) => [each.word, each.closeness])),
      weight: 1 / Math.log2(2 + productsOfSame(close, closest)),
    }
  );
};

/** Without guesses, where it surely means something. */
export const surely = (meaning: Meaning): Meaning => {
  const sureOnes = [...meaning.closeness].filter(([, closeness]) => closeness >= sure);
  return sureOnes.length > 0 ? { ...meaning, closeness: new Map(sureOnes) } : meaning;
};

const rarest = (parts: readonly KnownWord[]): number => Math.min(...parts.map(({ products }) => products));

/** A word that is none of the catalogue's but two of them written together. */
const partsOf = (word: string, byWord: ReadonlyMap<string, KnownWord>): readonly KnownWord[] => {
  const [best = []] = cutInTwo(word)
    .map((parts) => parts.flatMap((part) => byWord.get(part) ?? []))
    .filter((parts) => parts.length === 2)
    .toSorted((a, b) => rarest(b) - rarest(a));
  return best;
};

/** What the words mean in a catalogue of these words; those that mean nothing in it are left out. */
export const understand = (words: readonly string[], known: readonly KnownWord[]): readonly Meaning[] => {
  const byWord = new Map(known.map((each) => [each.word, each]));
  return words.flatMap((word, index) => {
    const joinedWords = joinedWithNeighbours(words, index);
    const joined = known.filter((each) =>
      joinedWords.some((one) => one === each.word || (isCode(one) && isBegun(one, each.word))),
    );
    const close = closeWords(
      word,
      known.filter((each) => !joined.includes(each)),
    );
    // Nearer than any word that it may be a misspelling of.
    const isSure = joined.length > 0 || close.some((each) => each.closeness >= sure);
    const parts = isSure ? [] : partsOf(word, byWord);
    const groups =
      parts.length > 0
        ? parts.map((part) => closeWords(part.word, [part]))
        : [[...close, ...joined.map((each) => Object.assign({ closeness: apart }, each))]];
    return groups.flatMap((group) => meaningOf(group) ?? []);
  });
};
