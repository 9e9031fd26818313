import type { KnownWord } from '#domain/catalogue/ports.ts';
import { wordsOf } from '#domain/catalogue/search-key.ts';
import { closeness } from '#domain/catalogue/spelling.ts';

/** What one word of a query may mean: words of the catalogue, each with its closeness. */
export interface Meaning {
  readonly closeness: ReadonlyMap<string, number>;
  /** How much it tells products apart: a word that few have counts more. */
  readonly weight: number;
}

const mostWords = 8;
const mostMeanings = 24;
const shortestPart = 2;

/** Words that say nothing of a product. */
const fillers = new Set(['ve', 'veya', 'ile', 'icin', 'and', 'or', 'for', 'with', 'the', 'of']);

/** The words of a query that are looked for, each once. */
export const wordsAskedFor = (query: string): readonly string[] => {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
};

/** Every way to take a word for two that were written together. */
export const cutInTwo = (word: string): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, index) => [
    word.slice(0, index + shortestPart),
    word.slice(index + shortestPart),
  ]);

const meaningOf = (word: string, known: readonly KnownWord[]): Meaning | undefined => {
  const close = known
    .map((each) => ({ ...each, closeness: closeness(word, each.word) }))
    .filter((each) => each.closeness > 0)
    .toSorted((a, b) => b.closeness - a.closeness || b.products - a.products)
    .slice(0, mostMeanings);
  const [closest] = close;
  return (
    closest && {
      closeness: new Map(close.map((each) => [each.word, each.closeness])),
      weight: 1 / Math.log2(2 + closest.products),
    }
  );
};

const rarest = (parts: readonly KnownWord[]): number => Math.min(...parts.map(({ products }) => products));

/** A word that is none of the catalogue's but two of them written together. */
const meaningsOfParts = (word: string, known: readonly KnownWord[]): readonly Meaning[] => {
  const byWord = new Map(known.map((each) => [each.word, each]));
  const [best] = cutInTwo(word)
    .map((parts) => parts.flatMap((part) => byWord.get(part) ?? []))
    .filter((parts) => parts.length === 2)
    .toSorted((a, b) => rarest(b) - rarest(a));
  return best?.flatMap((part) => meaningOf(part.word, [part]) ?? []) ?? [];
};

/** What the words mean in a catalogue of these words; those that mean nothing in it are left out. */
export const understand = (words: readonly string[], known: readonly KnownWord[]): readonly Meaning[] =>
  words.flatMap((word) => {
    const meaning = meaningOf(word, known);
    const sure = Math.max(0, ...(meaning?.closeness.values() ?? []));
    // Nearer than any word it may be a misspelling of.
    const parts = sure < 0.9 ? meaningsOfParts(word, known) : [];
    if (parts.length > 0) return parts;
    return meaning ?? [];
  });
