import { isGenericWord, labelWords, stopWords } from '#domain/search/words/common-words.ts';
import { wordsOfOtherGoods } from '#domain/search/words/other-goods.ts';
import { degrees, isAttribute, isQuality } from '#domain/search/words/qualities.ts';
import { isParticiple, isVerb } from '#domain/search/words/verbs.ts';

/** Words after which it is said what something is for, or has. */
const relations: ReadonlySet<string> = new Set(
  'for with without that which who to in on of from by under during when while after before between through'.split(
    ' ',
  ),
);

/** Words of what something is for. */
const purposes: ReadonlySet<string> = new Set(
  (
    'icin sonra sonrasi sonrasinda sirasinda ameliyati ameliyatlari ameliyatinda ameliyatindan operasyonu operasyonlari tedavisi ' +
    'tedavisinde cerrahisi cerrahisinde hastaligi ne neyle nasil hangi hangisi what which how something for after during surgery surgeries operation operations treatment procedure'
  ).split(' '),
);

/** Names of operations and diseases in both languages, folded. */
const condition =
  /(?:plasti|plasty|ektomi|ectomy|[ot]tomi|[ot]tomy|ostomi|ostomy|skopi|scopy|itis|[jtz]it|osis|oz|oma|phyma|fima|apne|apnea)(?:[sy]?[iu]|[iy]?l[ae]|s?[iu]n[a-z]*)?$/u;

const isHead = (word: string): boolean => !stopWords.has(word) && !isGenericWord(word);

const isCondition = (word: string): boolean => word.length > 5 && condition.test(word);

/** Whether the words before it are of another phrase than those behind it. */
const endsPhrase = (word: string): boolean =>
  (stopWords.has(word) && !labelWords.has(word) && !degrees.has(word)) ||
  purposes.has(word) ||
  isVerb(word, false) ||
  isParticiple(word);

/** Kind of thing that a query asks for. */
export interface QueryFrame {
  /** The word that says what it is, which both languages have last, before what it is for. */
  readonly head: string | undefined;
  /** Words of one phrase with the head that say which kind of it: `diş` of `diş koltuğu`. */
  readonly modifiers: readonly string[];
  /** Words that say how it is: `fansız` of `fansız monitör`. */
  readonly qualities: readonly string[];
  /** Words of what it is for: `cars` of `headlights for cars`. */
  readonly uses: readonly string[];
  /** Words of the name of a thing of another trade: `tekerlekli sandalye`. */
  readonly otherGoods: readonly string[];
  /** Whether the query says what it is for. */
  readonly hasPurpose: boolean;
  /** Whether the query ends with a word for any device, as `cihaz` is. */
  readonly isForDevice: boolean;
}

/** Words behind `for`, or before `için`. */
const usesOf = (words: readonly string[]): readonly string[] => {
  const isFor = words.indexOf('for');
  const uses = isFor > 0 ? words.slice(isFor + 1) : words.slice(0, Math.max(0, words.indexOf('icin')));
  return uses.filter(isHead);
};

const indexOfHead = (words: readonly string[]): number => {
  const index = words.findLastIndex((word) => isHead(word) && !isQuality(word));
  return index < 0 ? words.findLastIndex(isHead) : index;
};

/** Says what the words of a query ask for. @param words all of them, folded */
export const frameOf = (words: readonly string[]): QueryFrame => {
  const end = words.findIndex((word, index) => relations.has(word) && words.slice(0, index).some(isHead));
  const asked = words.slice(0, end < 0 ? words.length : end);
  const at = indexOfHead(asked);
  const head = asked[at];
  const before = asked.slice(0, Math.max(0, at));
  const phrase = before.slice(before.findLastIndex(endsPhrase) + 1);
  const isModifier = (word: string, index: number): boolean =>
    isHead(word) && !isCondition(word) && !isAttribute(word) && !degrees.has(phrase[index - 1] ?? '');
  return {
    head,
    modifiers: phrase.filter(isModifier),
    qualities: words.filter(
      (word) => word !== head && (phrase.includes(word) ? isAttribute(word) : isQuality(word)),
    ),
    uses: usesOf(words),
    otherGoods: wordsOfOtherGoods(words),
    isForDevice: isGenericWord(words.findLast((word) => !stopWords.has(word)) ?? ''),
    // `Trakeostomi kanülü` is a kind of tube.
    hasPurpose: words.some((word) => purposes.has(word) || (isCondition(word) && !phrase.includes(word))),
  };
};
