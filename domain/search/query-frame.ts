import { isGenericWord, stopWords } from '#domain/search/common-words.ts';

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

/**
 * What kind of thing the words ask for: `head`, the word that says what it is, which both languages have last, before what it is
 * for; whether they say what it is for; and whether they end with a word for any device.
 * @param words all of a query, folded
 */
export const frameOf = (
  words: readonly string[],
): { readonly head: string | undefined; readonly hasPurpose: boolean; readonly isForDevice: boolean } => {
  const end = words.findIndex((word, index) => relations.has(word) && words.slice(0, index).some(isHead));
  return {
    head: words.slice(0, end < 0 ? words.length : end).findLast(isHead),
    isForDevice: isGenericWord(words.findLast((word) => !stopWords.has(word)) ?? ''),
    hasPurpose: words.some((word) => purposes.has(word) || (word.length > 5 && condition.test(word))),
  };
};
