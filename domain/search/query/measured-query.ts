import { asTyped } from '#domain/search/measures/as-typed.ts';
import { isMeasure, takeMeasures } from '#domain/search/measures/measures.ts';
import { parseQuery } from '#domain/search/query/parse-query.ts';

export interface TypedMeasure {
  /** Measure as `takeMeasures` writes it. */
  readonly measure: string;
  readonly typed: string;
}

/** A query for things of a kind with measures. */
export interface MeasuredQuery {
  /** Words for the kind of thing, as they are typed: with those that say which, then alone. */
  readonly kinds: readonly string[];
  readonly measures: readonly TypedMeasure[];
  /** Measures that the best match has not. */
  readonly missing: readonly TypedMeasure[];
  /** Numbers without a unit that the best match has not, as they are typed. */
  readonly numbers: readonly string[];
  /** The query with one of its measures alone. */
  readonly textWith: (measure: TypedMeasure) => string;
  /** The query with a measure in place of one of its numbers. */
  readonly textWhere: (number: string, measure: string) => string;
}

/** The text with a blank in place of each of the measures. */
const without = (text: string, measures: readonly TypedMeasure[]): string =>
  measures.reduce((rest, { typed }) => rest.replace(typed, ' '), text);

/** A number that no sign or letter makes part of something else. */
const placeOf = (number: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}/×-]|\p{N}[.,])${number.replace('.', String.raw`\.`)}(?![\p{L}\p{N}/×°"”-]|[.,]\p{N})`,
    'u',
  );

/** A word that is a number, or one with an ending as `30luk`; else its number alone, which may have got the unit of another one. */
const numbersIn = (word: string): readonly string[] =>
  /^(?=\d+(?:[.,]\d+)?(?:\p{L}*)$)/u.test(word)
    ? [word, word.replace(/\p{L}+$/u, '')].filter((each) => /^[\d.,]+(?:l[iıuü]k?)?$/u.test(each))
    : [];

/** The words that stand before the last one, with nothing between, and the last one alone. @param text without measures and numbers */
const kindsIn = (text: string, words: readonly string[]): readonly string[] => {
  const rest = text.replaceAll(/[\s,;]+/gu, ' ');
  const typed = words.map((word) => asTyped(text, word));
  const phrases = typed.map((_word, start) => typed.slice(start).join(' '));
  return [...new Set([phrases.find((phrase) => rest.includes(phrase)), phrases.at(-1)])].filter(
    (phrase) => phrase !== undefined,
  );
};

/**
 * Reads a query of whose measures or numbers some are missing; `undefined` of any other one.
 * @param missing what the best match has not of the query, as it is typed
 */
export const measuredQuery = (query: string, missing: readonly string[]): MeasuredQuery | undefined => {
  const { text, measures: all } = parseQuery(query);
  const lacking = new Set(missing.flatMap((each) => takeMeasures(each).measures));
  // `2.5x 600 mm` and `30, 4 mm` may be read as two lengths, which nobody has typed so.
  const measures = all
    .map((measure) => ({ measure, typed: asTyped(text, measure) }))
    .filter(({ measure, typed }) => text.includes(typed) && (isMeasure(measure) || !lacking.has(measure)));
  const found = measures.filter(({ measure }) => lacking.has(measure));
  const rest = without(text, measures);
  const numbers = missing.flatMap(
    (each) => numbersIn(each).find((number) => placeOf(number).test(rest)) ?? [],
  );
  const withoutNumbers = rest.replaceAll(/(?<!\S)\d+(?:[.,]\d+)?(?:['’]?l[iıuü]k?)?(?![^\s,;])/gu, ' ');
  const { head, words } = parseQuery(withoutNumbers);
  if (head === undefined || found.length + numbers.length === 0) return undefined;
  return {
    kinds: kindsIn(withoutNumbers, words.slice(0, words.lastIndexOf(head) + 1)),
    measures,
    missing: found,
    numbers,
    textWith: (measure) =>
      without(
        text,
        measures.filter((each) => each !== measure),
      ),
    textWhere: (number, measure) => text.replace(placeOf(number), measure),
  };
};
