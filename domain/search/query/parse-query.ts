import { type QueryFrame, frameOf } from '#domain/search/query/query-frame.ts';
import { maxWords, significantWords } from '#domain/search/query/interpret-query.ts';
import { takeMeasures } from '#domain/search/measures/measures.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import { toAsciiDigits } from '#domain/shared/decimal-digits.ts';

/** Parts of a query. */
export interface ParsedQuery extends QueryFrame {
  /** Text with ASCII digits. */
  readonly text: string;
  /** Measures as `takeMeasures` writes them. */
  readonly measures: readonly string[];
  /** The other words without those of sentences, in their order. */
  readonly words: readonly string[];
  /** The last word, which may be the beginning of one that is still being typed; none if a measure follows. */
  readonly last: string | undefined;
}

/** Turkish writes its suffixes behind names and numbers after an apostrophe, and English a genitive: `3M’in`, `surgeon’s`. */
const withoutSuffixes = (query: string): string =>
  query.replaceAll(/(?<=[\p{L}\p{N}°])['’]\p{L}{1,6}(?!\p{L})/gu, '');

/**
 * Returns the number of words of a query that are searched for, where that is not all of them; measures are no words.
 */
export const limitOfWords = (query: string): { readonly maxWords?: number } =>
  significantWords(takeMeasures(withoutSuffixes(query)).rest).length > maxWords ? { maxWords } : {};

/** Reads a query as it is typed. */
export const parseQuery = (query: string): ParsedQuery => {
  const text = toAsciiDigits(query);
  const { measures, rest } = takeMeasures(withoutSuffixes(text));
  const words = significantWords(rest);
  return {
    text,
    measures: measures.slice(0, maxWords),
    words: words.slice(0, maxWords),
    last: wordsOf(text).at(-1),
    ...frameOf(wordsOf(rest)),
  };
};
