import type { Found } from '#domain/search/ports.ts';
import { type KeyParts, partsOfKey } from '#domain/search/search-key.ts';
import { minConfident, weakGuess } from '#domain/search/spelling.ts';
import type { Meaning } from '#domain/search/interpret-query.ts';
import { type Language, otherLanguage } from '#domain/shared/language.ts';

/** What a word of a query means in names, and the stems that texts have for it. */
export interface QueryMeaning extends Meaning {
  readonly stems?: readonly string[];
  /** Whether nearly any item may be called by it, as `cihaz`: an item without it is no worse an answer. */
  readonly isGeneric?: boolean;
  /** Similarity of the best guess, if no name has the word for certain. */
  readonly guess?: number;
}

interface Query {
  /** As `wholeName` builds it. */
  readonly name: string;
  readonly meanings: readonly QueryMeaning[];
  /** Names in this language go first where all else is equal. */
  readonly language: Language;
}

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

/** Of what a match in texts adds to one in a name. */
const textBonus = 0.2;

/** At most: by the share of a name's words that the query covers. */
const coverageBonus = 0.1;

/** For a match of the last word of a name, which in both languages says what the thing is. */
const headWordBonus = 0.1;

/** For all words of a query in one name, or all in the context. */
const togetherBonus = 0.2;

/** An item with less of the score of the most similar one is not worth showing. */
const minShareOfBest = 0.6;

/** An item with less of the score of the best one that is only similar is not sure either. */
const minSureShare = 0.75;

/** For a query that is all of another name. */
const wholeSynonymBonus = 0.3;

const exactNameScore = 10;

const bestSimilarity = ({ similarity }: Meaning, words: readonly string[]): number => {
  let best = 0;
  for (const word of words) best = Math.max(best, similarity.get(word) ?? 0);
  return best;
};

const coverage = (meanings: readonly Meaning[], name: readonly string[]): number =>
  name.filter((word) => meanings.some(({ similarity }) => similarity.has(word))).length /
  Math.max(1, name.length);

const headWordSimilarity = (meanings: readonly Meaning[], name: readonly string[]): number =>
  Math.max(0, ...meanings.map((meaning) => bestSimilarity(meaning, name.slice(-1))));

const isTogether = (meanings: readonly Meaning[], ...fields: readonly (readonly string[])[]): boolean =>
  meanings.length > 1 &&
  fields.some((words) => meanings.every((meaning) => bestSimilarity(meaning, words) > 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const hasStem = ({ stems = [] }: QueryMeaning, found: readonly string[] | undefined): boolean =>
  found !== undefined && stems.some((stem) => found.includes(stem));

type Parts = KeyParts &
  Pick<Found<unknown>, 'features' | 'texts'> & {
    /** Synonyms of one word. */
    readonly wholeSynonyms: readonly string[];
  };

const isWhole = (entry: string): boolean => entry.startsWith('=');

/** Of the parts of an item, with the words of context and synonyms that a query may mean: there are dozens of others. */
const partsFor = ({ meanings }: Query): ((found: Found<unknown>) => Parts) => {
  const meant = new Set(meanings.flatMap(({ similarity }) => [...similarity.keys()]));
  const isMeant = (entry: string): boolean => meant.has(entry) || isWhole(entry);
  return ({ key, features, texts }) => {
    const parts = partsOfKey(key);
    const synonyms = parts.synonyms.filter(isMeant);
    return {
      ...parts,
      context: parts.context.filter(isMeant),
      synonyms,
      wholeSynonyms: synonyms.filter((word) => !isWhole(word) && synonyms.includes(`=${word}`)),
      ...(features && { features }),
      ...(texts && { texts }),
    };
  };
};

/** How well the name, group or a synonym of an item matches. */
const namedSimilarity = (
  meaning: Meaning,
  { names, synonyms, wholeSynonyms, context }: Parts,
  language: Language,
): number =>
  Math.max(
    matchWeight.own * bestSimilarity(meaning, names[language]),
    matchWeight.other * bestSimilarity(meaning, names[otherLanguage(language)]),
    matchWeight.synonymPart * bestSimilarity(meaning, synonyms),
    matchWeight.synonym * bestSimilarity(meaning, wholeSynonyms),
    matchWeight.context * bestSimilarity(meaning, context),
  );

const textSimilarity = (meaning: QueryMeaning, { features, texts }: Parts): number =>
  hasStem(meaning, features) ? matchWeight.features : hasStem(meaning, texts) ? matchWeight.texts : 0;

const isWholeName = (name: string, { wholeNames, context }: Parts): boolean =>
  Object.values(wholeNames).includes(name) || context.includes(name);

const scoreOf = (parts: Parts, { name, meanings, language }: Query): number => {
  const { names, wholeNames, context, synonyms } = parts;
  if (name === wholeNames[language]) return exactNameScore;
  if (isWholeName(name, parts)) return exactNameScore * matchWeight.other;

  const scores = meanings.map((meaning) => {
    const named = namedSimilarity(meaning, parts, language);
    const inText = textSimilarity(meaning, parts);
    return meaning.weight * (Math.max(named, inText) + (named > 0 ? textBonus * inText : 0));
  });
  const matched = sum(scores) / sum(meanings.map(({ weight }) => weight));
  const ofEitherName = (measure: typeof coverage): number =>
    Math.max(
      measure(meanings, names[language]),
      matchWeight.other * measure(meanings, names[otherLanguage(language)]),
    );
  const whole = synonyms.includes(name) ? wholeSynonymBonus : 0;
  const together = isTogether(meanings, names.tr, names.en, context, synonyms) ? togetherBonus : 0;
  return (
    matched +
    whole +
    together +
    coverageBonus * ofEitherName(coverage) +
    headWordBonus * ofEitherName(headWordSimilarity)
  );
};

const isConfidentIn = (meaning: Meaning, words: readonly string[]): boolean =>
  bestSimilarity(meaning, words) >= minConfident;

/** The word of a synonym that a meaning is for certain. */
const synonymWordOf = ({ similarity }: Meaning, synonyms: readonly string[]): string | undefined =>
  [...similarity].find(([word, score]) => score >= minConfident && synonyms.includes(word))?.[0];

/** Meanings that make up a whole synonym of several words: a part alone may be of another thing, as the mask of a face mask bandage. */
const wholePhrases = (meanings: readonly Meaning[], { synonyms }: Parts): ReadonlySet<Meaning> => {
  const words = meanings.map((meaning) => synonymWordOf(meaning, synonyms));
  const phrases = words.flatMap((_, start) =>
    words.map((_word, end) => ({ start, end: end + 1 })).filter(({ end }) => end > start + 1),
  );
  return new Set(
    phrases
      .filter(({ start, end }) => {
        const phrase = words.slice(start, end);
        return phrase.every((word) => word !== undefined) && synonyms.includes(`=${phrase.join('')}`);
      })
      .flatMap(({ start, end }) => meanings.slice(start, end)),
  );
};

/** The meanings that are more than a guess where the item has them: in its names, its group or whole synonyms. */
const namedOf = (meanings: readonly QueryMeaning[], parts: Parts): readonly QueryMeaning[] => {
  const { names, wholeSynonyms, context } = parts;
  const ofPhrases = wholePhrases(meanings, parts);
  return meanings.filter(
    (meaning) =>
      ofPhrases.has(meaning) ||
      [names.tr, names.en, wholeSynonyms, context].some((words) => isConfidentIn(meaning, words)),
  );
};

/** Whether a name has a word that the query seems to mean; what texts have may be another one. */
const isMisspelt = ({ guess = 0 }: QueryMeaning): boolean => guess > weakGuess;

const isMeasure = ({ word }: Meaning): boolean => /\d/u.test(word);

/**
 * Whether an item is what the query says, and no guess: it has the name; or each word that is not generic, most of
 * them in name, group or synonyms and the others in its texts.
 */
const isSure = (parts: Parts, { name, meanings }: Query): boolean => {
  if (isWholeName(name, parts)) return true;
  const specific = meanings.filter(({ isGeneric = false }) => !isGeneric);
  const counted = specific.length > 0 ? specific : meanings;
  const named = namedOf(counted, parts);
  const others = counted.filter((meaning) => !named.includes(meaning));
  return (
    named.some((meaning) => !isMeasure(meaning)) &&
    2 * named.length > counted.length &&
    others.every((meaning) => textSimilarity(meaning, parts) > 0 && !isMisspelt(meaning))
  );
};

export interface Ranked<Item> {
  readonly item: Item;
  readonly slug: string;
  readonly isSure: boolean;
  readonly body?: readonly string[] | undefined;
}

interface Scored<Item> extends Ranked<Item> {
  readonly score: number;
}

const sortScored = <Item>(items: readonly Scored<Item>[]): readonly Scored<Item>[] =>
  items.toSorted(
    (a, b) => Number(b.isSure) - Number(a.isSure) || b.score - a.score || (a.slug < b.slug ? -1 : 1),
  );

const bestOfSimilar = (items: readonly Scored<unknown>[]): number =>
  Math.max(0, ...items.filter((each) => !each.isSure).map(({ score }) => score));

/**
 * Best first: sure ones before those that are only similar, which are left out if others are much more so; an exact name in
 * either language or an exact REF, then by how well each matches the query; ties by slug. None is sure where another one
 * matches clearly better.
 */
export const rankSureItems = <Item>(found: readonly Found<Item>[], query: Query): readonly Ranked<Item>[] => {
  const partsOf = partsFor(query);
  const scored = found.map((each): Scored<Item> => {
    const { item, slug, body } = each;
    const parts = partsOf(each);
    return { item, slug, body, score: scoreOf(parts, query), isSure: isSure(parts, query) };
  });
  const best = bestOfSimilar(scored);
  const ranked = sortScored(
    scored.map(({ item, slug, body, score, isSure: sure }) => ({
      item,
      slug,
      body,
      score,
      isSure: sure && score >= minSureShare * best,
    })),
  );
  const bestSimilar = bestOfSimilar(ranked);
  return ranked
    .filter(({ isSure: sure, score }) => sure || score >= minShareOfBest * bestSimilar)
    .map(({ score: _score, ...rest }) => rest);
};

/** Best first: an exact name in either language or an exact REF, then by how well each matches the query; ties by slug. */
export const rankItems = <Item>(found: readonly Found<Item>[], query: Query): readonly Item[] => {
  const partsOf = partsFor(query);
  return found
    .map((each) => ({ item: each.item, slug: each.slug, score: scoreOf(partsOf(each), query) }))
    .toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
    .map(({ item }) => item);
};
