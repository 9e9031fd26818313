import { type Certainty, certaintyOf } from '#domain/search/query/certainty.ts';
import { asksForMeasured, isCalledByItself } from '#domain/search/query/evidence.ts';
import type { Meaning } from '#domain/search/query/interpret-query.ts';
import {
  type ItemParts,
  type MeantQuery,
  type QueryMeaning,
  bestSimilarity,
  hasSimilarStem,
  isCalled,
  isHeadOf,
  isMisread,
  isOfKind,
  partsFor,
} from '#domain/search/query/item-parts.ts';
import type { Found } from '#domain/search/query/ports.ts';
import { type Language, otherLanguages } from '#domain/shared/language.ts';

/** Weight of a match by where it is first: name of the visitor's language, other name, synonym, context, part of a synonym, features, texts. */
const matchWeight = {
  own: 1,
  other: 0.97,
  synonym: 0.9,
  context: 0.8,
  synonymPart: 0.7,
  features: 0.45,
  texts: 0.35,
};

/** Share of its similarity that a match in texts adds to one in a name. */
const textBonus = 0.2;

/** Maximum bonus for the share of a name's words that the query covers. */
const coverageBonus = 0.1;

/** Bonus for a match of the word of the query that says what kind of thing is asked for. */
const headBonus = 0.15;

/** Bonus for a match of the last word of a name, which in both languages says what the thing is. */
const headWordBonus = 0.1;

/** Bonus for all words of a query in one name, or all in the context. */
const togetherBonus = 0.2;

/** An item with less of the score of the most similar one is not worth showing. */
const minShareOfBest = 0.6;

/** An item with less of the score of the best one that is only similar is not sure either. */
const minSureShare = 0.75;

/** Bonus for a query that is all of another name. */
const wholeSynonymBonus = 0.3;

const exactNameScore = 10;

/** Minimum score with which a query is the name or number of an item. */
const minCalledScore = exactNameScore * matchWeight.synonym;

/** Weight of the score of another kind of thing than the one that is asked for with its measures. */
const otherKindWeight = 0.7;

const coverage = (meanings: readonly Meaning[], name: readonly string[]): number =>
  name.filter((word) => meanings.some(({ similarity }) => similarity.has(word))).length /
  Math.max(1, name.length);

const headWordSimilarity = (meanings: readonly Meaning[], name: readonly string[]): number =>
  Math.max(0, ...meanings.map((meaning) => bestSimilarity(meaning, name.slice(-1))));

const isTogether = (meanings: readonly Meaning[], ...fields: readonly (readonly string[])[]): boolean =>
  meanings.length > 1 &&
  fields.some((words) => meanings.every((meaning) => bestSimilarity(meaning, words) > 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Rates how well the name, group or a synonym of an item matches. */
const namedSimilarity = (
  meaning: Meaning,
  { names, synonyms, wholeSynonyms, context, phrases }: ItemParts,
  language: Language,
): number =>
  Math.max(
    phrases.has(meaning) ? matchWeight.synonym : 0,
    matchWeight.own * bestSimilarity(meaning, names[language]),
    ...otherLanguages(language).map((other) => matchWeight.other * bestSimilarity(meaning, names[other])),
    matchWeight.synonymPart * bestSimilarity(meaning, synonyms),
    matchWeight.synonym * bestSimilarity(meaning, wholeSynonyms),
    matchWeight.context * bestSimilarity(meaning, context),
  );

/** Weight of a measure in another unit. */
const otherUnitWeight = 0.9;

const textSimilarity = (meaning: QueryMeaning, { features, texts }: ItemParts): number => {
  const weight = hasSimilarStem(meaning, features)
    ? matchWeight.features
    : hasSimilarStem(meaning, texts)
      ? matchWeight.texts
      : 0;
  const isInOtherUnit =
    meaning.isMeasure && ![features, texts].some((stems) => stems?.includes(`~${meaning.word}`));
  return isInOtherUnit ? otherUnitWeight * weight : weight;
};

const scoreOf = (parts: ItemParts, query: MeantQuery): number => {
  const { name, meanings, language } = query;
  const { names, wholeNames, context, synonyms } = parts;
  if (name === wholeNames[language]) return exactNameScore;
  if (isCalled(parts, query)) return exactNameScore * matchWeight.other;
  if (isMisread(parts, query)) return exactNameScore * matchWeight.synonym;

  const scores = meanings.map((meaning) => {
    const named = namedSimilarity(meaning, parts, language);
    const inText = textSimilarity(meaning, parts);
    return meaning.weight * (Math.max(named, inText) + (named > 0 ? textBonus * inText : 0));
  });
  const matched = sum(scores) / sum(meanings.map(({ weight }) => weight));
  const ofAnyName = (measure: typeof coverage): number =>
    Math.max(
      measure(meanings, names[language]),
      ...otherLanguages(language).map((other) => matchWeight.other * measure(meanings, names[other])),
    );
  const whole = synonyms.includes(name) ? wholeSynonymBonus : 0;
  const together = isTogether(meanings, ...Object.values(names), context, synonyms) ? togetherBonus : 0;
  return (
    matched +
    whole +
    together +
    (meanings.length > 1 && meanings.some((meaning) => meaning.isHead && isHeadOf(meaning, parts))
      ? headBonus
      : 0) +
    coverageBonus * ofAnyName(coverage) +
    headWordBonus * ofAnyName(headWordSimilarity)
  );
};

export interface Ranked<Item> extends Certainty {
  readonly item: Item;
  readonly slug: string;
  /** Whether it is the kind of thing that a whole word asks for, and not one for it. */
  readonly isKind: boolean;
  readonly body?: readonly string[] | undefined;
}

interface Scored<Item> extends Ranked<Item> {
  readonly score: number;
  /** Whether names, group or synonyms have the word that says what is asked for. */
  readonly isCalledSo: boolean;
  /** Whether it is called all that is asked for by itself, and not by its group. */
  readonly isCalledByItself: boolean;
}

const sortScored = <Item>(items: readonly Scored<Item>[]): readonly Scored<Item>[] =>
  items.toSorted(
    (a, b) => Number(b.isSure) - Number(a.isSure) || b.score - a.score || (a.slug < b.slug ? -1 : 1),
  );

/**
 * Rates things with measures higher if they are of the kind that is asked for: a tray for telescopes of 4 mm is no
 * telescope. An item that only mentions them is not sure where such a thing is found.
 */
const withKindsFirst = <Item>(
  scored: readonly Scored<Item>[],
  query: MeantQuery,
): readonly Scored<Item>[] => {
  if (!asksForMeasured(query.meanings) || !scored.some(({ isKind }) => isKind)) return scored;
  const isKindSure = scored.some(({ isKind, isSure }) => isKind && isSure);
  return scored.map((each) => {
    const { isKind, isCalledSo, score } = each;
    const isSure = each.isSure && (isKind || isCalledSo || score >= minCalledScore || !isKindSure);
    return Object.assign({}, each, { isSure, score: isKind || isSure ? score : score * otherKindWeight });
  });
};

/**
 * Marks an item as not sure, and as lacking the group's words, if only its group is called what is asked for and
 * something else is called so by itself.
 */
const withoutGroupWords = <Item>(scored: readonly Scored<Item>[]): readonly Scored<Item>[] =>
  scored.some((each) => each.isCalledByItself)
    ? scored.map((each) => {
        const { groupWords = [], missing } = each;
        return groupWords.length > 0
          ? Object.assign({}, each, { isSure: false, missing: [...groupWords, ...missing] })
          : each;
      })
    : scored;

const bestOf = (items: readonly Scored<unknown>[]): number => Math.max(0, ...items.map(({ score }) => score));

/**
 * Best first: sure ones before those that are only similar, which are left out if others are much more so, or if they only mention
 * what sure ones are called; an exact name in
 * either language or an exact REF, then by how well each matches the query; ties by slug. None is sure where another one
 * matches clearly better.
 */
export const rankSureItems = <Item>(
  found: readonly Found<Item>[],
  query: MeantQuery,
): readonly Ranked<Item>[] => {
  const partsOf = partsFor(query);
  const heads = query.meanings.filter(({ isHead = false }) => isHead);
  const all = found.map((each): Scored<Item> => {
    const { item, slug, body } = each;
    const parts = partsOf(each);
    return {
      item,
      slug,
      body,
      score: scoreOf(parts, query),
      isKind: heads.some((head) => isOfKind(head, parts)),
      isCalledSo: heads.some((head) => namedSimilarity(head, parts, query.language) > 0),
      isCalledByItself: isCalledByItself(query.meanings, parts),
      ...certaintyOf(parts, query),
    };
  });
  const scored = withoutGroupWords(withKindsFirst(all, query));
  const best = bestOf(scored.filter((each) => !each.isSure));
  const ranked = sortScored(
    scored.map((each) =>
      Object.assign({}, each, { isSure: each.isSure && each.score >= minSureShare * best }),
    ),
  );
  const bestSimilar = bestOf(ranked.filter((each) => !each.isSure || each.isRespelt));
  // Without such a one, what is mentioned may be all that there is.
  const isSureCalledSo = ranked.some(({ isSure: sure, isCalledSo }) => sure && isCalledSo);
  return ranked
    .filter(
      ({ isSure: sure, isCalledSo, score }) =>
        sure || ((isCalledSo || !isSureCalledSo) && score >= minShareOfBest * bestSimilar),
    )
    .map(({ score: _score, isCalledSo: _isCalledSo, isCalledByItself: _isCalledByItself, ...rest }) => rest);
};

/** Best first: an exact name in either language or an exact REF, then by how well each matches the query; ties by slug. */
export const rankItems = <Item>(found: readonly Found<Item>[], query: MeantQuery): readonly Item[] => {
  const partsOf = partsFor(query);
  return found
    .map((each) => ({ item: each.item, slug: each.slug, score: scoreOf(partsOf(each), query) }))
    .toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
    .map(({ item }) => item);
};
