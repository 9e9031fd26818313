import { fold } from '#domain/shared/fold.ts';

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Letter {
  /** As it is compared. */
  readonly folded: string;
  /** Where it comes from in the text: folding makes of one letter none, one or several. */
  readonly start: number;
}

const lettersOf = (text: string): Letter[] => {
  let next = 0;
  return Array.from(text).flatMap((character) => {
    const start = next;
    next += character.length;
    return Array.from({ length: fold(character).length }, (_, index) => ({
      folded: fold(character).charAt(index),
      start,
    }));
  });
};

const inWord = /[\p{L}\p{N}]/u;

/** Inside a word, fewer letters than these are there by chance. */
const leastInside = 3;

/** Every place of a word in the letters; those that begin a word alone, if there are any. */
const placesOf = (word: string, letters: readonly Letter[]): number[] => {
  const text = letters.map(({ folded }) => folded).join('');
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  const beginning = places.filter((at) => at === 0 || !inWord.test(text.charAt(at - 1)));
  if (beginning.length > 0) return beginning;
  return word.length < leastInside ? [] : places;
};

const rangesOf = (word: string, text: string): Range[] => {
  const letters = lettersOf(text);
  return placesOf(word, letters).map((at) => {
    const last = letters[at + word.length - 1]?.start ?? 0;
    return {
      start: letters[at]?.start ?? 0,
      // What follows without a letter of its own, as an accent, belongs to the last.
      end: letters.find(({ start }) => start > last)?.start ?? text.length,
    };
  });
};

const wordsOf = (query: string): string[] =>
  query
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) =>
      lettersOf(word)
        .map(({ folded }) => folded)
        .join(''),
    )
    .filter((word) => word !== '');

/** How many words of a query a text does not hold. */
export const wordsMissing = (text: string, query: string): number =>
  wordsOf(query).filter((word) => rangesOf(word, text).length === 0).length;

/**
 * A text in pieces, with the letters marked that a query asks for, whatever their case, accents and dots. A word that
 * is not there as it was typed marks nothing. The pieces together are the text.
 */
export const markMatches = (text: string, query: string): readonly Piece[] => {
  const ranges = wordsOf(query)
    .flatMap((word) => rangesOf(word, text))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    if (end <= done) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), marked: false });
    pieces.push({ text: text.slice(Math.max(start, done), end), marked: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
};
