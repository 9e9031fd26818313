import { takeMeasures } from '#domain/search/measures/measures.ts';
import { fold } from '#domain/shared/fold.ts';

const numberWithUnit = /\d+(?:[.,/]\d+)*\s?[^\s\d]*/gu;

/** Signs of the sentence behind a measure; behind the number itself, those of inches belong to it. */
const punctuation = /(?<=[\p{L}°])\p{P}+$|[^\P{P}"”'’′″%]+$/u;

const partsOf = (query: string): readonly string[] => [
  ...(query.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []),
  ...(query.match(numberWithUnit) ?? []).map((part) => part.replace(punctuation, '')),
];

/**
 * A word or measure that the search has read in a query, as it is typed there: `30deg` is `30°`. The word itself where the query
 * does not have it in one piece.
 */
export const asTyped = (query: string, word: string): string =>
  partsOf(query).find((part) => fold(part).trim() === word) ??
  partsOf(query)
    .find((part) => takeMeasures(part).measures.includes(word))
    ?.trim() ??
  word;
