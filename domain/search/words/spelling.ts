import { editDistance, maxTypos } from '#domain/shared/edit-distance.ts';
import { endsWithForm, formsOf } from '#domain/search/words/word-forms.ts';

const commonPrefixLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Two words of one stem, as `endoskopi` and `endoskopik`: two thirds of the longer are the same. */
const shareStem = (one: string, other: string): boolean => {
  const stem = commonPrefixLength(one, other);
  return stem >= 4 && 3 * stem >= 2 * Math.max(one.length, other.length);
};

/** Similarity of a word in another inflected form. */
export const formSimilarity = 0.97;
/** Anything less similar is a guess. */
export const minConfident = 0.7;
/** A misspelling that hardly means anything else. */
export const minRespelt = 0.66;
/** A guess that counts only where there is no better one. */
export const weakGuess = 0.4;

/** A number needs at least a quarter of the digits: `0` is no prefix of a code of 14. */
export const isPrefix = (queried: string, known: string): boolean =>
  known.startsWith(queried) && (!/\p{N}/u.test(known) || 4 * queried.length >= known.length);

const haveSameLetters = (one: string, other: string): boolean =>
  Array.from(one).toSorted().join('') === Array.from(other).toSorted().join('');

/**
 * Minimum lengths of misspelt words, in letters: a letter too many or too few in a short word is a slip, another letter
 * makes another word.
 */
const minRespeltLength = 5;
const minChangedLength = 7;
const minTwiceRespeltLength = 8;

/** Whether one letter is another one, and neither of both is a vowel. */
const isChanged = (queried: string, known: string): boolean => {
  if (queried.length !== known.length || haveSameLetters(queried, known)) return false;
  const at = commonPrefixLength(queried, known);
  return !/^[aeiou]{2}$/u.test(queried.charAt(at) + known.charAt(at));
};

/**
 * Maximum length of an ending, in letters; words that differ there only are often two of one stem: `ventilator` and
 * `ventilated`.
 */
const maxSuffixLength = 3;

/** Whether the queried word is another noun of the same stem: a `boyunluk` is nothing that is `boyunlu`. */
const isDerived = (queried: string, known: string): boolean =>
  /l[iu]k$/u.test(queried) && queried.slice(0, -1) === known;

/** Whether a word is likely another one misspelt, and not a word of its own; the first letter is seldom wrong. */
const isRespelt = (queried: string, known: string, typos: number): boolean => {
  const length = Math.min(queried.length, known.length);
  if (queried.at(0) !== known.at(0)) return false;
  if (isDerived(queried, known)) return false;
  if (typos === 1)
    return (
      length >= (isChanged(queried, known) ? minChangedLength : minRespeltLength) ||
      haveSameLetters(queried, known)
    );
  return length >= minTwiceRespeltLength && commonPrefixLength(queried, known) < length - maxSuffixLength;
};

const misspellingSimilarity = (queried: string, known: string): number => {
  if (queried.length < 4 || known.length < 3 || /\p{N}/u.test(queried + known)) return 0;
  const allowed = maxTypos(queried.length);
  const typos = editDistance(queried, known);
  if (typos <= allowed && isRespelt(queried, known, typos)) return typos === 1 ? 0.68 : minRespelt;
  if (typos <= allowed && typos === 1) return 0.65;
  if (shareStem(queried, known)) return 0.63;
  if (typos <= allowed) return 0.6;
  if (queried.length >= 5 && editDistance(queried, known.slice(0, queried.length)) <= 1) return 0.5;
  return typos === 2 && queried.length === 6 && commonPrefixLength(queried, known) >= 2 ? weakGuess : 0;
};

const maxPrefixSimilarity = 0.95;
const minPrefixSimilarity = 0.75;

/** Whether `similarityTo` says that the word of the query is the beginning of the known one. */
export const isPrefixSimilarity = (similarity: number): boolean =>
  similarity >= minPrefixSimilarity && similarity <= maxPrefixSimilarity;

/**
 * Makes a function that says how similar a known word is to a word of a query, from 1 (equal) to 0 (unrelated). In
 * descending order, confident: an inflected form; a prefix; the end of a compound. Guesses: one typo; another word of
 * the same stem; two typos; a typo in a prefix; two typos in six letters of which the first two are right. A number
 * matches itself and longer numbers that begin with it.
 */
export const similarityTo = (queried: string): ((known: string) => number) => {
  const forms = formsOf(queried);
  return (known) => {
    if (queried === known) return 1;
    if (forms.has(known)) return formSimilarity;
    if (isPrefix(queried, known))
      return Math.max(minPrefixSimilarity, maxPrefixSimilarity - 0.02 * (known.length - queried.length));
    return endsWithForm(known, forms) ? minConfident : misspellingSimilarity(queried, known);
  };
};
