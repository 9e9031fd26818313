import {
  type ItemParts,
  type MeantQuery,
  type QueryMeaning,
  hasStem,
  isCalled,
  isConfidentIn,
  isHeadOf,
  isMisspeltWordIn,
  isNamedIn,
  isWholeSynonym,
  isWordIn,
  wholePhrases,
} from '#domain/search/item-parts.ts';
import { minConfident, weakGuess } from '#domain/search/spelling.ts';

/** Whether a name has a word that the query seems to mean; what texts have may be another one. */
const isMisspelt = ({ guess = 0 }: QueryMeaning): boolean => guess > weakGuess;

/** The meanings that the item has with a typo. */
const respeltOf = (meanings: readonly QueryMeaning[], parts: ItemParts): readonly QueryMeaning[] => {
  if (meanings.every(({ similarity }) => [...similarity.values()].every((score) => score >= minConfident)))
    return [];
  const { names, synonyms, wholeSynonyms, context } = parts;
  const phrases = wholePhrases(
    meanings,
    synonyms,
    (words) => isWholeSynonym(words, synonyms),
    (meaning, words) => isWordIn(meaning, words) || isMisspeltWordIn(meaning, words),
  );
  return meanings.filter(
    (meaning) =>
      phrases.has(meaning) ||
      [names.tr, names.en, wholeSynonyms, context].some((words) => isMisspeltWordIn(meaning, words)),
  );
};

/** Words from which on some may be missing, one more if such a word names other items: a sentence says more than a product is. */
const minSentenceWords = 3;

/** Share of the words of a sentence that an item has at least. */
const minSentenceShare = 0.6;

interface Evidence {
  /** Counts of the words of the query, of those that the item has as a name, and of those that its texts have. */
  readonly words: number;
  readonly named: number;
  readonly mentioned: number;
  /** Whether the item is the kind of thing that is asked for. */
  readonly isHeadNamed: boolean;
  /** Whether only names of other items say it: what no name says, the catalogue does not have. */
  readonly isHeadKnown: boolean;
  /** Whether other items have a word as a name that this one lacks. */
  readonly isOtherKnown: boolean;
  /** Whether the query says what something is for, which only texts say. */
  readonly hasPurpose: boolean;
}

/**
 * Whether an item is what the words say: it has all, and is called by most of them, by the one that says what it is, or is for what
 * they say; of a sentence it may lack some, if several are names.
 */
const isAnswer = ({
  words,
  named,
  mentioned,
  isHeadNamed,
  isHeadKnown,
  isOtherKnown,
  hasPurpose,
}: Evidence): boolean => {
  const found = named + mentioned;
  const least = isOtherKnown ? minSentenceWords + 1 : minSentenceWords;
  const isSentence = words >= least && named >= 2 && found >= minSentenceShare * words;
  return (
    isSentence ||
    (found === words &&
      (2 * named > words || isHeadNamed || (isHeadKnown && 2 * named === words) || hasPurpose || words === 0))
  );
};

/** A word alone may be of anything that is done otherwise, unless a device for it is asked for: hearing aids are no visual aids. */
const minWithoutActions = 2;

/** The meanings that an item must have: the specific ones, with few of them also what is done. */
const countedOf = ({ meanings, isForDevice = false }: MeantQuery): readonly QueryMeaning[] => {
  const specific = meanings.filter(({ isGeneric = false }) => !isGeneric);
  const counted =
    specific.length < minWithoutActions && !(isForDevice && specific.length > 0)
      ? meanings.filter(({ isGeneric = false, isAction = false }) => !isGeneric || isAction)
      : specific;
  return counted.length > 0 ? counted : meanings;
};

export interface Certainty {
  /** Whether an item is what the query says, or only similar to that. */
  readonly isSure: boolean;
  /** Whether a word of the query is one of the item's misspelt. */
  readonly isRespelt: boolean;
  /** The meanings that the item should have and has not. */
  readonly missing: readonly QueryMeaning[];
}

const countWords = (meanings: readonly QueryMeaning[]): number =>
  meanings.filter(({ isMeasure = false }) => !isMeasure).length;

/** Whether names have a word that may be the beginning of another one, or texts the word itself. */
const isMentionedIn = (meaning: QueryMeaning, parts: ItemParts): boolean =>
  [parts.names.tr, parts.names.en, parts.synonyms, parts.context].some((words) =>
    isConfidentIn(meaning, words),
  ) ||
  ([parts.features, parts.texts].some((stems) => hasStem(meaning, stems)) && !isMisspelt(meaning));

/**
 * Whether an item is what the query says: it has the name or a number; or each word that is not generic, most of them in name,
 * group or synonyms and the others in its texts, and each measure.
 */
export const certaintyOf = (parts: ItemParts, query: MeantQuery): Certainty => {
  if (isCalled(parts, query)) return { isSure: true, isRespelt: false, missing: [] };
  const { meanings, hasPurpose = false } = query;
  const counted = countedOf(query);
  const named = new Set(counted.filter((meaning) => isNamedIn(meaning, parts)));
  const respelt = new Set(respeltOf(meanings, parts)).intersection(new Set(counted)).difference(named);
  const others = counted.filter((meaning) => !named.has(meaning) && !respelt.has(meaning));
  const mentioned = others.filter((meaning) => isMentionedIn(meaning, parts));
  const missing = others.filter((meaning) => !mentioned.includes(meaning));
  const isSure =
    !missing.some(({ isMeasure = false }) => isMeasure) &&
    isAnswer({
      words: countWords(counted),
      named: countWords([...named, ...respelt]),
      mentioned: countWords(mentioned),
      isHeadNamed: counted.some((meaning) => meaning.isHead && isHeadOf(meaning, parts)),
      isHeadKnown: mentioned.some((meaning) => meaning.isHead && meaning.isNamed),
      isOtherKnown: missing.some(({ isNamed }) => isNamed),
      hasPurpose,
    });
  return { isSure, isRespelt: isSure && respelt.size > 0, missing };
};
