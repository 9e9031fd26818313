/** Words from which on some may be missing, one more if such a word names other items: a sentence says more than a product is. */
const minSentenceWords = 3;

/** Share of the words of a sentence that an item has at least. */
const minSentenceShare = 0.6;

/** Evidence that an item has the words of a query. */
interface Evidence {
  /** Counts of the words of the query, of those that the item has as a name, and of those that its texts have. */
  readonly words: number;
  readonly named: number;
  readonly mentioned: number;
  /** Whether the item is the kind of thing that is asked for. */
  readonly isKind: boolean;
  /** Whether each word that is no name of it is part of one, the one that says what it is too. */
  readonly isPartlyNamed: boolean;
  /** Whether it lacks a word for the kind of thing, and the others do not say its own kind. */
  readonly isOtherKind: boolean;
  /** Whether other items have a word as a name that this one lacks. */
  readonly isOtherKnown: boolean;
  /** Whether the query says what something is for, which only texts say. */
  readonly hasPurpose: boolean;
}

/**
 * Whether an item is what the words say: it has all, and is called by most of them, by the one that says what it is, or is for what
 * they say; of a sentence it may lack some, if several are names, or one of many says what it is.
 */
export const isAnswer = ({
  words,
  named,
  mentioned,
  isKind,
  isPartlyNamed,
  isOtherKind,
  isOtherKnown,
  hasPurpose,
}: Evidence): boolean => {
  const found = named + mentioned;
  const least = isOtherKnown ? minSentenceWords + 1 : minSentenceWords;
  const isSentence =
    !isOtherKind &&
    words >= least &&
    (named >= 2 || (isKind && words > minSentenceWords)) &&
    found >= minSentenceShare * words;
  return (
    isSentence ||
    (found === words &&
      (2 * named > words || isKind || (isPartlyNamed && 2 * named === words) || hasPurpose || words === 0))
  );
};
