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
  readonly folded: string;
  /** Index of its origin in the text; folding turns one character into none, one or several. */
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

/** A shorter match inside a word is likely a coincidence. */
const minLengthInside = 3;

/** The indexes of a word in the letters; only those at the start of a word, if there are any. */
const indexesOf = (word: string, letters: readonly Letter[]): number[] => {
  const text = letters.map(({ folded }) => folded).join('');
  const indexes: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) indexes.push(at);
  const atWordStart = indexes.filter(
    (at) =>
      (at === 0 || !inWord.test(text.charAt(at - 1))) &&
      // 4 mm are not 45°.
      !(/\d$/u.test(word) && /\d/u.test(text.charAt(at + word.length))),
  );
  if (atWordStart.length > 0) return atWordStart;
  return word.length < minLengthInside ? [] : indexes;
};

const rangesOf = (word: string, text: string): Range[] => {
  const letters = lettersOf(text);
  return indexesOf(word, letters).map((at) => {
    const last = letters[at + word.length - 1]?.start ?? 0;
    return {
      start: letters[at]?.start ?? 0,
      // Combining characters that fold to nothing belong to the last letter.
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

/** Maximum length of a unit, in letters. */
const maxUnitLength = 3;

/** The places of each word; those of a unit only behind its number: `4 mm` marks no `mm` of `2.7 mm`. */
const matchesOf = (words: readonly string[], text: string): Range[] =>
  words.flatMap((word, index) => {
    const ranges = rangesOf(word, text);
    const before = words[index - 1] ?? '';
    if (!/^\d+$/u.test(before) || !/^\p{L}+$/u.test(word) || word.length > maxUnitLength) return ranges;
    const number = new RegExp(String.raw`(?<!\d)${before}\s*$`, 'u');
    return ranges.filter(({ start }) => number.test(text.slice(0, start)));
  });

/** Counts the words of a query that a text does not contain. */
export const countMissingWords = (text: string, query: string): number =>
  wordsOf(query).filter((word) => rangesOf(word, text).length === 0).length;

/**
 * Splits a text into pieces that match a query, regardless of case and accents, and pieces that do not. The pieces
 * joined are the text.
 */
export const markMatches = (text: string, query: string): readonly Piece[] => {
  const ranges = matchesOf(wordsOf(query), text).toSorted((a, b) => a.start - b.start || b.end - a.end);
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
