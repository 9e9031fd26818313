import type { Found } from '#domain/search/ports.ts';
import { partsOfKey } from '#domain/search/search-key.ts';
import type { Meaning } from '#domain/search/interpret-query.ts';
import { type Language, otherLanguage } from '#domain/shared/language.ts';

interface Query {
  /** As `wholeName` builds it. */
  readonly name: string;
  readonly meanings: readonly Meaning[];
  /** Names in this language go first where all else is equal. */
  readonly language: Language;
}

/** Weight of a match by where it is: in the name of the visitor's language, in the other name, or in the context only. */
const matchWeight = { own: 1, other: 0.97, context: 0.8 };

/** At most: by the share of a name's words that the query covers. */
const coverageBonus = 0.1;

/** For a match of the last word of a name, which in both languages says what the thing is. */
const headWordBonus = 0.1;

/** For all words of a query in one name, or all in the context. */
const togetherBonus = 0.2;

const exactNameScore = 10;

const bestSimilarity = ({ similarity }: Meaning, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => similarity.get(word) ?? 0));

const coverage = (meanings: readonly Meaning[], name: readonly string[]): number =>
  name.filter((word) => meanings.some(({ similarity }) => similarity.has(word))).length /
  Math.max(1, name.length);

const headWordSimilarity = (meanings: readonly Meaning[], name: readonly string[]): number =>
  Math.max(0, ...meanings.map((meaning) => bestSimilarity(meaning, name.slice(-1))));

const isTogether = (meanings: readonly Meaning[], ...fields: readonly (readonly string[])[]): boolean =>
  meanings.length > 1 &&
  fields.some((words) => meanings.every((meaning) => bestSimilarity(meaning, words) > 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const scoreOf = (key: readonly string[], { name, meanings, language }: Query): number => {
  const { names, wholeNames, context } = partsOfKey(key);
  const other = otherLanguage(language);
  if (name === wholeNames[language]) return exactNameScore;
  if (name === wholeNames[other] || context.includes(name)) return exactNameScore * matchWeight.other;

  const scores = meanings.map(
    (meaning) =>
      meaning.weight *
      Math.max(
        matchWeight.own * bestSimilarity(meaning, names[language]),
        matchWeight.other * bestSimilarity(meaning, names[other]),
        matchWeight.context * bestSimilarity(meaning, context),
      ),
  );
  const matched = sum(scores) / sum(meanings.map(({ weight }) => weight));
  const ofEitherName = (measure: typeof coverage): number =>
    Math.max(measure(meanings, names[language]), matchWeight.other * measure(meanings, names[other]));
  const together = isTogether(meanings, names.tr, names.en, context) ? togetherBonus : 0;
  return (
    matched +
    together +
    coverageBonus * ofEitherName(coverage) +
    headWordBonus * ofEitherName(headWordSimilarity)
  );
};

/** Best first: an exact name in either language or an exact REF, then by how well each matches the query; ties by slug. */
export const rankItems = <Item>(found: readonly Found<Item>[], query: Query): readonly Item[] =>
  found
    .map(({ item, slug, key }) => ({ item, slug, score: scoreOf(key, query) }))
    .toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
    .map(({ item }) => item);
