import { isGenericWord } from '#domain/search/words/common-words.ts';
import { deviceStems, isDeviceWord } from '#domain/search/words/devices.ts';
import { isActionNoun, isPassive, isVerb } from '#domain/search/words/verbs.ts';
import {
  type Meaning,
  interpret,
  interpretEach,
  queryCode,
  weightOf,
  wordQueryFor,
} from '#domain/search/query/interpret-query.ts';
import type { QueryMeaning } from '#domain/search/query/item-parts.ts';
import { equalMeasures, isMeasure } from '#domain/search/measures/measures.ts';
import type { KnownWord, WordQuery } from '#domain/search/query/ports.ts';
import type { ParsedQuery } from '#domain/search/query/parse-query.ts';
import { minConfident, minRespelt } from '#domain/search/words/spelling.ts';
import { stemOf } from '#domain/search/words/text-stem.ts';

/** Weight of a word that nearly any item may be called by. */
const genericWeight = 0.3;

export const isCertain = (similarity: number): boolean => similarity >= minConfident;

/** Whether a name has the word for certain. */
export const isNamed = ({ similarity }: Meaning): boolean => [...similarity.values()].some(isCertain);

/** A word or measure of a query, with what it means in the index. */
export interface QueryTerm extends QueryMeaning {
  readonly stems: readonly string[];
  readonly isGeneric: boolean;
}

const withStems =
  (known: ReadonlyMap<string, KnownWord>, head: string | undefined) =>
  (meaning: Meaning): QueryTerm => {
    const stem = stemOf(meaning.word);
    const stems = known.has(stem) ? [stem] : [];
    const isKnown =
      stems.length > 0 || [...meaning.similarity.values()].some((similarity) => similarity >= minRespelt);
    const isAction = !isNamed(meaning) && isActionNoun(meaning.word, isKnown);
    const isGeneric =
      isAction ||
      isGenericWord(meaning.word) ||
      isPassive(meaning.word) ||
      (!isNamed(meaning) && isVerb(meaning.word, meaning.word === head));
    const isDevice = isGeneric && isDeviceWord(meaning.word);
    const weight = isNamed(meaning)
      ? meaning.weight
      : Math.max(meaning.weight, weightOf(known.get(stem)?.items ?? 0));
    return {
      ...meaning,
      stems: isDevice ? deviceStems : stems,
      isNamed: isNamed(meaning),
      isGeneric,
      isAction,
      isDevice,
      weight: isGeneric ? genericWeight * weight : weight,
    };
  };

/** Similarity of a measure in another unit, or without one. */
const equalSimilarity = 0.9;

const highestCount = (words: readonly KnownWord[]): number => Math.max(0, ...words.map(({ items }) => items));

/** A measure is either the same or another one. */
const toMeasureTerm =
  (known: ReadonlyMap<string, KnownWord>) =>
  (word: string): QueryTerm => {
    const spellings = [word, ...equalMeasures(word)];
    const named = spellings.flatMap((spelling) => known.get(spelling) ?? []);
    // Names say no metres: `3m` in one is a brand.
    const isBrand = /^\d+m$/u.test(word) && known.has(word);
    // Names leave units out, sentences do not: 30 frames are not 30°.
    const inTexts = isMeasure(word) ? spellings.filter(isMeasure) : spellings;
    const stems = isBrand ? [] : inTexts.map((spelling) => `~${spelling}`).filter((stem) => known.has(stem));
    return {
      word,
      similarity: new Map(named.map((each) => [each.word, each.word === word ? 1 : equalSimilarity])),
      stems,
      isGeneric: false,
      isMeasure: true,
      weight: weightOf(
        highestCount(named.length > 0 ? named : stems.flatMap((stem) => known.get(stem) ?? [])),
      ),
    };
  };

/** Letters that are written together with a code: `co2laser`. */
const codeParts = (word: string): readonly string[] =>
  /\d/u.test(word) ? (/^(.*\d)(\p{L}{2,})$/u.exec(word)?.slice(1) ?? []) : [];

/** Whether a word may be two. */
const isLongWord = (word: string): boolean => /^\p{L}{8,20}$/u.test(word);

const isNumber = (word: string): boolean => /^\d{1,4}$/u.test(word);

/** Similarity of a longer number that begins with the one that is being typed. */
const begunSimilarity = 0.5;

/** A number is not the beginning of a longer one: 30 are not 300. */
const isLongerNumber = (number: string, word: string): boolean =>
  word.startsWith(number) && /^\d/u.test(word.slice(number.length));

/** A number may be one of a name, or a measure without its unit. */
const withMeasures =
  (known: ReadonlyMap<string, KnownWord>, { words, last }: Pick<ParsedQuery, 'words' | 'last'>) =>
  (term: QueryTerm): QueryTerm => {
    if (!isNumber(term.word)) return term;
    const measure = toMeasureTerm(known)(term.word);
    // Behind a word, as in `fenara 3`, it may become one.
    const isBegun = term.word === last && !words.every(isNumber);
    const named = [...term.similarity].flatMap(([word, similarity]): [string, number][] => {
      if (!isLongerNumber(term.word, word)) return [[word, similarity]];
      return isBegun ? [[word, begunSimilarity]] : [];
    });
    return {
      ...measure,
      similarity: new Map([...measure.similarity, ...named]),
      weight: named.length > 0 ? term.weight : measure.weight,
    };
  };

const spelledMeasures = ({ words, measures }: ParsedQuery): readonly string[] =>
  [...measures, ...words.filter(isNumber)].flatMap((measure) => [measure].concat(equalMeasures(measure)));

/** Selects what the index has for the words of a query. */
export const knownWordQuery = (query: ParsedQuery): WordQuery & { readonly stems: readonly string[] } => {
  const { words, text } = query;
  const wordQuery = wordQueryFor(words, queryCode(text));
  const measures = spelledMeasures(query);
  return {
    ...wordQuery,
    exact: [...wordQuery.exact, ...measures],
    stems: [
      ...new Set(words.flatMap((word) => [word].concat(codeParts(word))).map(stemOf)),
      ...measures.map((measure) => `~${measure}`),
    ],
  };
};

const isStem = ({ word }: KnownWord): boolean => word.startsWith('~');

/** The long words that the index has nothing for: each may be two words written as one. */
export const unknownWords = ({ words }: ParsedQuery, known: readonly KnownWord[]): readonly string[] => {
  const stems = new Set(known.filter(isStem).map(({ word }) => word));
  const names = known.filter((each) => !isStem(each));
  return words.filter(
    (word) => isLongWord(word) && !stems.has(stemOf(word)) && interpret([word], names).length === 0,
  );
};

/** The terms of a query, in its order, measures last. @param known what the index has for its words, each once */
export const termsOf = (query: ParsedQuery, known: readonly KnownWord[]): readonly QueryTerm[] => {
  const { text, words, measures, head, modifiers, qualities, uses, otherGoods, last } = query;
  const byWord = new Map(known.map((each) => [each.word, each]));
  const names = known.filter((each) => !isStem(each));
  return [
    ...interpretEach(words, names, queryCode(text))
      .map(withStems(byWord, head))
      .map(withMeasures(byWord, query))
      .map((term) => {
        const isQuality = qualities.includes(term.word);
        const isUnknown = !isNamed(term) && term.stems.length === 0;
        return Object.assign(term, {
          isHead: term.word === head,
          isModifier: modifiers.includes(term.word),
          isUse: uses.includes(term.word),
          isOfOtherGoods: otherGoods.includes(term.word),
          isLast: term.word === last,
          isQuality,
          // How a thing is makes no difference where no product says it.
          isGeneric: term.isGeneric || (isQuality && isUnknown),
        });
      }),
    ...measures.map(toMeasureTerm(byWord)),
  ];
};
