import type { LineAmount } from '#domain/search/order/line-amount.ts';
import { equalMeasures, isMeasure, kindOfMeasure, takeMeasures } from '#domain/search/measures/measures.ts';
import { readNumberWords } from '#domain/search/amounts/number-words.ts';
import { isFiller, isRefusing } from '#domain/search/order/order-words.ts';
import { price } from '#domain/search/amounts/price.ts';
import { type SpelledUnit, readUnit } from '#domain/search/amounts/unit-spellings.ts';
import { formsOf } from '#domain/search/words/word-forms.ts';
import { wordsOf } from '#domain/search/words/words.ts';

/** Words that say what an item is, folded: of its names, its group, and what else people call it. */
export type Vocabulary = ReadonlySet<string>;

const isOfItem = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.has(word) || !formsOf(word).isDisjointFrom(vocabulary);

const isExplained = (word: string, vocabulary: Vocabulary): boolean =>
  isFiller(word) ||
  readUnit(word) !== undefined ||
  readNumberWords(word) !== undefined ||
  isOfItem(word, vocabulary);

const dates = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}:\d{2}/gu;
const suffixes = /['’]\p{L}{1,4}(?!\p{L})/gu;

/** Signs that say that something is not known, or left open. */
const openSigns = /[?…~✓✔☑✅✗✘❌✖☒🚫]|\.{2,}|[:=]\s*[-–—]+\s*$|\[\s?x?\s?\]/iu;
const openEnd = /[:=]\s*$/u;

/** Whether an item has sizes of this kind, which `contradictions` compares; a number without a unit has to be one of its. */
const isOfKind = (measure: string, vocabulary: Vocabulary): boolean =>
  isMeasure(measure)
    ? [...vocabulary].some((word) => isMeasure(word) && kindOfMeasure(word) === kindOfMeasure(measure))
    : equalMeasures(measure).some((each) => vocabulary.has(each));

/** Whether all that a line says besides its item and how many is understood. @param text without numbers that say something else */
const isUnderstood = (text: string, vocabulary: Vocabulary): boolean => {
  const { measures, rest } = takeMeasures(text.replaceAll(suffixes, ' '));
  return (
    !openSigns.test(text) &&
    measures.every((measure) => isOfKind(measure, vocabulary)) &&
    wordsOf(rest).every((word) =>
      /\d/u.test(word) ? !/^\d+$/u.test(word) && vocabulary.has(word) : isExplained(word, vocabulary),
    )
  );
};

const isOfItemIn = (text: string, vocabulary: Vocabulary): boolean =>
  wordsOf(text).some((word) => /^\p{L}{3,}$/u.test(word) && isOfItem(word, vocabulary));

/** Whether a remark of a table's row changes nothing, or describes the item. */
export const isRemarkUnderstood = (text: string, vocabulary: Vocabulary): boolean =>
  isOfItemIn(text, vocabulary) ||
  isUnderstood(text.replaceAll(dates, ' ').replaceAll(price, ' '), vocabulary);

/** Whether a description has no word that the item is called by, so that it is hardly its own. */
export const isOfOther = (description: string, vocabulary: Vocabulary): boolean => {
  // Words of other scripts cannot be compared.
  const words = wordsOf(description).filter(
    (word) => /^[a-z]{3,}$/u.test(word) && !isFiller(word) && readUnit(word) === undefined,
  );
  return words.length > 0 && !words.some((word) => isOfItem(word, vocabulary));
};

/** Finds a unit in a text from which the number was taken, other than that of the number. */
export const otherUnit = (
  text: string,
  spelled: SpelledUnit | undefined,
  vocabulary: Vocabulary,
): SpelledUnit | undefined =>
  wordsOf(text)
    .filter((word) => !vocabulary.has(word))
    .flatMap((word) => readUnit(word) ?? [])
    .find(({ unit }) => unit !== undefined && unit !== spelled?.unit);

type Saying = 'plain' | 'refused' | 'unclear';

/** Reads the cells of a table as `sayingOf` reads a line; their words describe the item. */
export const sayingOfCells = (text: string, vocabulary: Vocabulary): Saying =>
  isRefusing(text, 'cell', vocabulary) ? 'refused' : 'plain';

/**
 * Whether a line orders its item, and does nothing else: `refused` if it may well not want it, `unclear` if it says something
 * that is not understood.
 */
export const sayingOf = ({ kind, rest }: LineAmount, vocabulary: Vocabulary): Saying => {
  if (isRefusing(rest, 'sentence', vocabulary)) return 'refused';
  if (kind === 'none' && openEnd.test(rest)) return 'unclear';
  // Without a quantity, a price or a date may be one.
  const text = kind === 'none' ? rest : rest.replaceAll(dates, ' ').replaceAll(price, ' ');
  return isUnderstood(text, vocabulary) ? 'plain' : 'unclear';
};
