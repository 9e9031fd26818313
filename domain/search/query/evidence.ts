import {
  type ItemParts,
  type QueryMeaning,
  hasStem,
  isConfidentIn,
  isContextIn,
  isHeadOf,
  isKindOf,
  isMisspeltWordIn,
  isNamedIn,
  isOfKind,
  isOwnNameIn,
  isWholeSynonym,
  isWordIn,
  wholePhrases,
} from '#domain/search/query/item-parts.ts';
import { minConfident, weakGuess } from '#domain/search/words/spelling.ts';

/** Whether a name has a word that the query seems to mean; what texts have may be another one. */
const isMisspelt = ({ guess = 0 }: QueryMeaning): boolean => guess > weakGuess;

export const isMeasured = ({ isMeasure = false }: QueryMeaning): boolean => isMeasure;

/** Whether a query asks for a kind of thing with measures. */
export const asksForMeasured = (meanings: readonly QueryMeaning[]): boolean =>
  meanings.some(isMeasured) && meanings.some((meaning) => meaning.isHead === true && !isMeasured(meaning));

/**
 * Whether an item has a measure itself, or fits what has it, if it is the kind of thing that is asked for. A number alone may be
 * of anything, unless such a thing is asked for.
 */
export const hasMeasure = (
  meaning: QueryMeaning,
  parts: ItemParts,
  meanings: readonly QueryMeaning[],
): boolean => {
  const isKind = meanings.some((each) => isOfKind(each, parts));
  const isNumber = /^\d+$/u.test(meaning.word);
  return (
    isNamedIn(meaning, parts) ||
    ((!isNumber || asksForMeasured(meanings)) && hasStem(meaning, parts.measures)) ||
    (isKind && hasStem(meaning, parts.features))
  );
};

const isKindWord = ({ isHead = false, isModifier = false }: QueryMeaning): boolean => isHead || isModifier;

/** The words for the kind of thing that is asked for. */
const kindWordsOf = (meanings: readonly QueryMeaning[]): readonly QueryMeaning[] =>
  meanings.filter((meaning) => isKindWord(meaning) && !isMeasured(meaning));

/** The words for what is asked for that the group of an item has, and not the item: a drill of a group of drills and saws is no saw. */
export const groupWordsOf = (meanings: readonly QueryMeaning[], parts: ItemParts): readonly QueryMeaning[] =>
  kindWordsOf(meanings).filter((meaning) => isContextIn(meaning, parts) && !isOwnNameIn(meaning, parts));

/** Whether an item is called all that is asked for by itself. */
export const isCalledByItself = (meanings: readonly QueryMeaning[], parts: ItemParts): boolean =>
  meanings.some((meaning) => isOfKind(meaning, parts)) &&
  kindWordsOf(meanings).every((meaning) => isOwnNameIn(meaning, parts));

export const countWords = (meanings: readonly QueryMeaning[]): number =>
  meanings.filter((meaning) => !isMeasured(meaning)).length;

/** Whether a name has a word for certain. */
export const isNameWordIn = (meaning: QueryMeaning, { names }: ItemParts): boolean =>
  Object.values(names).some((words) => isWordIn(meaning, words));

/**
 * Minimum length, in letters, of a word that may be the beginning of another one, which is not being typed: `diş` is
 * not `disposable`.
 */
const minBeginning = 4;

/** Whether names or parts of synonyms have a word, which may be the beginning of another one. */
export const isPartOfNameIn = (meaning: QueryMeaning, { names, synonyms, context }: ItemParts): boolean =>
  [...Object.values(names), synonyms, context].some((words) =>
    meaning.word.length < minBeginning ? isWordIn(meaning, words) : isConfidentIn(meaning, words),
  );

export const isInTexts = (meaning: QueryMeaning, { features, texts }: ItemParts): boolean =>
  [features, texts].some((stems) => hasStem(meaning, stems)) && !isMisspelt(meaning);

/** Words for a kind of thing of which each must be right: `masa lambası` is no lamp that is fixed to a table. */
const maxShortPhrase = 2;

/**
 * Whether texts say in passing only which kind of thing an item is: a finger presses a splint that is no finger splint. What
 * describes the item may say it, unless others have that as a name.
 */
export const isKindInPassing = (
  mentioned: readonly QueryMeaning[],
  counted: readonly QueryMeaning[],
  parts: ItemParts,
): boolean => {
  const isShort = counted.filter(isKindWord).length <= maxShortPhrase;
  return mentioned.some(
    (meaning) =>
      meaning.isModifier &&
      !isPartOfNameIn(meaning, parts) &&
      (!hasStem(meaning, parts.features) || (isShort && meaning.isNamed)),
  );
};

/**
 * Whether an item lacks a word for the kind of thing that is asked for, and no other word says its own kind: `fibre optic
 * internet` is no fibre-optic endoscope.
 */
export const isOtherKind = (
  missing: readonly QueryMeaning[],
  counted: readonly QueryMeaning[],
  parts: ItemParts,
): boolean => {
  const isSaid = missing.some(({ isHead = false }) => isHead) ? isKindOf : isHeadOf;
  return (
    counted.filter(isKindWord).length > 1 &&
    missing.some(isKindWord) &&
    !counted.some((meaning) => isSaid(meaning, parts))
  );
};

/** Whether an item has nothing of what a thing is asked for: a headlight is none `for cars`. */
export const isForOtherUse = (
  missing: readonly QueryMeaning[],
  counted: readonly QueryMeaning[],
): boolean => {
  const uses = counted.filter(({ isUse = false, isQuality = false }) => isUse && !isQuality);
  return uses.length > 0 && uses.every((meaning) => missing.includes(meaning));
};

/** Whether the query names a thing of another trade that the item's names do not. */
export const isOfOtherTrade = (meanings: readonly QueryMeaning[], parts: ItemParts): boolean =>
  meanings.some((meaning) => meaning.isOfOtherGoods === true && !isNameWordIn(meaning, parts));

/** The meanings that the item has with a typo. */
export const respeltOf = (meanings: readonly QueryMeaning[], parts: ItemParts): readonly QueryMeaning[] => {
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
      [...Object.values(names), wholeSynonyms, context].some((words) => isMisspeltWordIn(meaning, words)),
  );
};
