import { type QueryMeaning, searchedStems } from '#domain/search/query/item-parts.ts';
import { isMeasure, takeMeasures } from '#domain/search/measures/measures.ts';
import { stemOf } from '#domain/search/words/text-stem.ts';
import { fold } from '#domain/shared/fold.ts';

/** Maximum length of an excerpt, in characters; a longer sentence is cut around its first match. */
const maxLength = 180;

/** Shown before the first match of a sentence that is cut. */
const lengthBeforeMatch = 60;

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=\p{Lu})|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

interface Word {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

const wordsIn = (sentence: string): readonly Word[] =>
  Array.from(sentence.matchAll(/[\p{L}\p{N}\p{M}]+(?:[.,]\d+)?/gu), ({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    folded: fold(text),
  }));

/** The number of a measure as a word: `2.5x` is `2.5` or, in Turkish, `2,5`. */
const numberOf = (word: string): string | undefined => /^\d+(?:\.\d+)?/u.exec(word)?.[0];

/** Bonus of a sentence that says a measure of the query, which tells things of a kind apart. */
const measureBonus = 1;

/** Whether a sentence has a measure, in whatever unit; a number alone is none. */
const sayerOf = ({ word, stems = [] }: QueryMeaning): ((said: ReadonlySet<string>) => boolean) => {
  const spellings = [word, ...stems.map((stem) => stem.slice(1))].filter(isMeasure);
  return (said) => spellings.some((spelling) => said.has(spelling));
};

const matcherOf = (meaning: QueryMeaning): ((known: string) => boolean) => {
  const { word, similarity } = meaning;
  const stems = searchedStems(meaning);
  if (numberOf(word) === undefined) return (known) => similarity.has(known) || stems.includes(stemOf(known));
  // In other units too: `2,5 cm` for `25mm`.
  const numbers = new Set([word, ...stems.map((stem) => stem.slice(1))].map(numberOf));
  return (known) => {
    const each = numberOf(known.replace(',', '.'));
    return each !== undefined && numbers.has(each);
  };
};

interface Sentence {
  readonly text: string;
  readonly marks: readonly Word[];
  readonly score: number;
}

const cut = ({ text, marks }: Sentence): { readonly start: number; readonly end: number } => {
  if (text.length <= maxLength) return { start: 0, end: text.length };
  const first = Math.max(0, (marks[0]?.start ?? 0) - lengthBeforeMatch);
  const start = first === 0 ? 0 : text.indexOf(' ', first) + 1;
  const last = start + maxLength;
  return { start, end: last >= text.length ? text.length : Math.max(text.lastIndexOf(' ', last), start + 1) };
};

/** Pieces of the sentence, of which every second one is a match. */
const toPieces = (sentence: Sentence): readonly string[] => {
  const { text, marks } = sentence;
  const { start, end } = cut(sentence);
  const pieces: string[] = [];
  let done = start;
  for (const mark of marks.filter((each) => each.start >= start && each.end <= end)) {
    pieces.push(text.slice(done, mark.start), text.slice(mark.start, mark.end));
    done = mark.end;
  }
  pieces.push(text.slice(done, end));
  const last = pieces.length - 1;
  return pieces.map(
    (piece, index) =>
      `${index === 0 && start > 0 ? '… ' : ''}${piece}${index === last && end < text.length ? ' …' : ''}`,
  );
};

/**
 * The sentence of the texts that has most of what the query means, the earlier of equals, in pieces of which every second one
 * matches. If none has anything of it, as when a name says it all, the first sentence; `undefined` without a sentence.
 */
export const excerptOf = (
  texts: readonly string[],
  meanings: readonly QueryMeaning[],
): readonly string[] | undefined => {
  const matchers = meanings.map((meaning) => ({
    weight: meaning.weight,
    matches: matcherOf(meaning),
    isSaid: sayerOf(meaning),
  }));
  const [best] = texts
    .flatMap(sentencesOf)
    .map((text): Sentence => {
      const words = wordsIn(text);
      const found = matchers.filter(({ matches }) => words.some(({ folded }) => matches(folded)));
      const said = new Set(takeMeasures(text).measures);
      return {
        text,
        marks: words.filter(({ folded }) => found.some(({ matches }) => matches(folded))),
        score: found.reduce(
          (total, { weight, isSaid }) => total + weight + (isSaid(said) ? measureBonus : 0),
          0,
        ),
      };
    })
    .toSorted((a, b) => b.score - a.score);
  return best && toPieces(best);
};
