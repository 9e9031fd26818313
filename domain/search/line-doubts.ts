import type { LineAmount } from '#domain/search/line-amount.ts';
import { takeMeasures } from '#domain/search/measures.ts';
import { readNumberWords } from '#domain/search/number-words.ts';
import { isFiller, isRefusing } from '#domain/search/order-words.ts';
import { readUnit } from '#domain/search/unit-spellings.ts';
import { wordsOf } from '#domain/search/words.ts';

/**
 * Words that a line may have besides its item and how many, for it to be an order of that and no sentence about it. Where it is
 * left out how many, each further word may say it: `all that you have`.
 */
const maxOtherWords = { strong: 6, weak: 3, none: 0 } as const;

const minStem = 4;

const isOfName = (word: string, nameWords: ReadonlySet<string>): boolean =>
  nameWords.has(word) ||
  (word.length >= minStem && [...nameWords].some((each) => each.startsWith(word.slice(0, minStem))));

const isExplained = (word: string, nameWords: ReadonlySet<string>): boolean =>
  word.length < 2 ||
  /\d/u.test(word) ||
  isOfName(word, nameWords) ||
  isFiller(word) ||
  readUnit(word) !== undefined ||
  readNumberWords(word) !== undefined;

const dates = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}:\d{2}/gu;

/** Whether a text has numbers that are no sizes and no dates. */
const hasOtherNumber = (text: string, nameWords: ReadonlySet<string>): boolean =>
  wordsOf(takeMeasures(text.replaceAll(dates, ' ')).rest).some(
    (word) => /\d/u.test(word) && !nameWords.has(word),
  );

type Saying = 'plain' | 'refused' | 'unclear';

/** As `sayingOf`, for the cells of a table, whose words describe the item. */
export const sayingOfCells = (text: string, nameWords: ReadonlySet<string>): Saying =>
  isRefusing(text, 'cell', nameWords) ? 'refused' : 'plain';

/**
 * Whether a line orders its item, and does nothing else: `refused` if it may well not want it, `unclear` if it says more than
 * can be understood.
 * @param nameWords of the item, folded
 */
export const sayingOf = (said: LineAmount, nameWords: ReadonlySet<string>): Saying => {
  if (isRefusing(said.rest, 'sentence', nameWords)) return 'refused';
  const others = wordsOf(said.rest).filter((word) => !isExplained(word, nameWords));
  const kind = said.kind === 'known' && said.isStrong ? 'strong' : said.kind === 'none' ? 'none' : 'weak';
  if (said.kind === 'none' && hasOtherNumber(said.rest, nameWords)) return 'unclear';
  return others.length <= maxOtherWords[kind] ? 'plain' : 'unclear';
};
