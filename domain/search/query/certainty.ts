import { isAnswer } from '#domain/search/query/answer.ts';
import {
  countWords,
  groupWordsOf,
  hasMeasure,
  isForOtherUse,
  isInTexts,
  isKindInPassing,
  isMeasured,
  isNameWordIn,
  isOfOtherTrade,
  isOtherKind,
  isPartOfNameIn,
  respeltOf,
} from '#domain/search/query/evidence.ts';
import {
  type ItemParts,
  type MeantQuery,
  type QueryMeaning,
  isCalled,
  isHeadOf,
  isMisread,
  isNamedIn,
} from '#domain/search/query/item-parts.ts';

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
  /** Whether a word of the query is one of the item's misspelt, or a number misread. */
  readonly isRespelt: boolean;
  /** The meanings that the item should have and has not. */
  readonly missing: readonly QueryMeaning[];
  /** The words for what is asked for that its group alone has: it is not sure where others are called so by themselves. */
  readonly groupWords?: readonly QueryMeaning[];
}

/**
 * Whether an item is what the query says: it has the name or a number, or one that looks like it; or each word that is not generic, most of them in name,
 * group or synonyms and the others in its texts, and each measure.
 */
export const certaintyOf = (parts: ItemParts, query: MeantQuery): Certainty => {
  if (isCalled(parts, query)) return { isSure: true, isRespelt: false, missing: [] };
  if (isMisread(parts, query)) return { isSure: true, isRespelt: true, missing: [] };
  const { meanings, hasPurpose = false } = query;
  const counted = countedOf(query);
  const named = new Set(counted.filter((meaning) => isNamedIn(meaning, parts)));
  const respelt = new Set(respeltOf(meanings, parts)).intersection(new Set(counted)).difference(named);
  const others = counted.filter((meaning) => !named.has(meaning) && !respelt.has(meaning));
  const partlyNamed = new Set(others.filter((meaning) => isPartOfNameIn(meaning, parts)));
  const mentioned = others.filter((meaning) =>
    isMeasured(meaning)
      ? hasMeasure(meaning, parts, meanings)
      : partlyNamed.has(meaning) || isInTexts(meaning, parts),
  );
  const missing = others.filter((meaning) => !mentioned.includes(meaning));
  const missingDevices = meanings.filter((meaning) => meaning.isDevice && !isInTexts(meaning, parts));
  const isMeasuredQuery = counted.some(isMeasured);
  const isSure =
    missingDevices.length === 0 &&
    !isOfOtherTrade(meanings, parts) &&
    !missing.some(isMeasured) &&
    !isForOtherUse(missing, counted) &&
    isAnswer({
      words: countWords(counted),
      named: countWords([...named, ...respelt]),
      mentioned: countWords(mentioned),
      isKind:
        counted.some((meaning) => meaning.isHead && isHeadOf(meaning, parts)) &&
        (isMeasuredQuery || !isKindInPassing(mentioned, counted, parts)),
      isPartlyNamed:
        (isMeasuredQuery || mentioned.every((meaning) => partlyNamed.has(meaning))) &&
        counted.some(
          (meaning) =>
            meaning.isHead && (mentioned.includes(meaning) ? meaning.isNamed : isNameWordIn(meaning, parts)),
        ),
      isOtherKind: isOtherKind(missing, counted, parts),
      isOtherKnown: missing.some((meaning) => meaning.isNamed && !meaning.isQuality),
      hasPurpose,
    });
  return {
    isSure,
    isRespelt: isSure && respelt.size > 0,
    missing: [...missing, ...missingDevices],
    groupWords: groupWordsOf(counted, parts),
  };
};
