import { asTyped } from '#domain/search/as-typed.ts';
import { takeMeasures } from '#domain/search/measures.ts';
import { parseQuery } from '#domain/search/parse-query.ts';

export interface TypedMeasure {
  /** As `takeMeasures` writes it. */
  readonly measure: string;
  readonly typed: string;
}

/** A query for things of a kind with measures. */
export interface MeasuredQuery {
  /** Words for the kind of thing, as they are typed: with those that say which, then alone. */
  readonly kinds: readonly string[];
  readonly measures: readonly TypedMeasure[];
  /** Those that the best match has not; at least one. */
  readonly missing: readonly TypedMeasure[];
  /** The query with one of its measures alone. */
  readonly textWith: (measure: TypedMeasure) => string;
}

/** The text with a blank in place of each of the measures. */
const without = (text: string, measures: readonly TypedMeasure[]): string =>
  measures.reduce((rest, { typed }) => rest.replace(typed, ' '), text);

/** The words that stand before the last one, with nothing between but measures, and the last one alone. */
const kindsIn = (
  text: string,
  words: readonly string[],
  measures: readonly TypedMeasure[],
): readonly string[] => {
  const rest = without(text, measures).replaceAll(/\s+/gu, ' ');
  const typed = words.map((word) => asTyped(text, word));
  const phrases = typed.map((_word, start) => typed.slice(start).join(' '));
  return [...new Set([phrases.find((phrase) => rest.includes(phrase)), phrases.at(-1)])].filter(
    (phrase) => phrase !== undefined,
  );
};

/**
 * Reads a query of whose measures some are missing; `undefined` of any other one.
 * @param missing what the best match has not of the query, as it is typed
 */
export const measuredQuery = (query: string, missing: readonly string[]): MeasuredQuery | undefined => {
  const { head, words, text, measures: all } = parseQuery(query);
  const lacking = new Set(missing.flatMap((each) => takeMeasures(each).measures));
  // `2.5x 600 mm` may be read as two lengths, which nobody has typed so.
  const measures = all
    .map((measure) => ({ measure, typed: asTyped(text, measure) }))
    .filter(({ typed }) => text.includes(typed));
  const found = measures.filter(({ measure }) => lacking.has(measure));
  if (head === undefined || found.length === 0) return undefined;
  return {
    kinds: kindsIn(text, words.slice(0, words.lastIndexOf(head) + 1), measures),
    measures,
    missing: found,
    textWith: (measure) =>
      without(
        text,
        measures.filter((each) => each !== measure),
      ),
  };
};
