import { isGenericWord } from '#domain/search/words/common-words.ts';
import type { Meaning } from '#domain/search/query/interpret-query.ts';
import type { Found } from '#domain/search/query/ports.ts';
import { type KeyParts, groupSynonym, partsOfKey } from '#domain/search/query/search-key.ts';
import { isPrefixSimilarity, minConfident, minRespelt } from '#domain/search/words/spelling.ts';
import type { Language } from '#domain/shared/language.ts';

/** Meaning of a word of a query in names, and the stems that texts have for it. */
export interface QueryMeaning extends Meaning {
  readonly stems?: readonly string[];
  /** Stems of the best guess: what has them is similar, but does not say the word. */
  readonly guessedStems?: readonly string[];
  /** Whether it stands beside the head in a compound, as `diş` does in `diş koltuğu`, and so says which kind of it. */
  readonly isModifier?: boolean;
  /** Whether nearly any item may be called by it, as `cihaz`: an item without it is no worse an answer. */
  readonly isGeneric?: boolean;
  /** Whether it is generic as it says what is done with an item. */
  readonly isAction?: boolean;
  /** Whether a name in the index has it for certain. */
  readonly isNamed?: boolean;
  /** Whether it says what kind of thing is asked for. */
  readonly isHead?: boolean;
  /** Whether it is the last word of the query, of which more may follow. */
  readonly isLast?: boolean;
  /** Whether it is a number with a unit, which an item has or has not. */
  readonly isMeasure?: boolean;
  /** Whether it says what the thing is for. */
  readonly isUse?: boolean;
  /** Whether it says how a thing is, and not which. */
  readonly isQuality?: boolean;
  /** Whether it belongs to the name of a thing of another trade, as `tekerlekli` does in `tekerlekli sandalye`. */
  readonly isOfOtherGoods?: boolean;
  /** Whether it asks for a machine, whichever. */
  readonly isDevice?: boolean;
  /** Similarity of the best guess, if no name has the word for certain. */
  readonly guess?: number;
}

/** A query as items are compared with it. */
export interface MeantQuery {
  /** Name as `wholeName` builds it. */
  readonly name: string;
  /** Parts that may be a REF or a number of a register, as `wholeName` builds them. */
  readonly codes?: readonly string[];
  /** Look-alikes for which its codes may be misread, as `lookAlike` builds them. */
  readonly lookAlikes?: readonly string[];
  readonly meanings: readonly QueryMeaning[];
  /** Whether it says what something is for. */
  readonly hasPurpose?: boolean;
  /** Whether it asks for a device without saying which, as `cihaz` does. */
  readonly isForDevice?: boolean;
  /** Names in this language go first where all else is equal. */
  readonly language: Language;
}

/** Parts of an item, with what it has of a query. */
export type ItemParts = KeyParts &
  Pick<Found<unknown>, 'features' | 'texts' | 'measures'> & {
    /**
     * Meanings of the query that whole synonyms of the item say; `anyPhrases`: those that synonyms of the item or its
     * group say.
     */
    readonly phrases: ReadonlySet<Meaning>;
    readonly anyPhrases: ReadonlySet<Meaning>;
    /** Synonyms of one word. */
    readonly wholeSynonyms: readonly string[];
  };

/** Similarity of the most similar of the words, 0 without one. */
export const bestSimilarity = ({ similarity }: Meaning, words: readonly string[]): number => {
  let best = 0;
  for (const word of words) best = Math.max(best, similarity.get(word) ?? 0);
  return best;
};

export const isConfidentIn = (meaning: Meaning, words: readonly string[]): boolean =>
  bestSimilarity(meaning, words) >= minConfident;

/** Whether a word is there for certain: one that is still being typed, the last one, may be the beginning of another. */
export const isWordIn = ({ similarity, isLast = false }: QueryMeaning, words: readonly string[]): boolean =>
  words.some((word) => {
    const score = similarity.get(word) ?? 0;
    return score >= minConfident && (isLast || !isPrefixSimilarity(score) || /\d/u.test(word));
  });

/** Whether a word is there with a typo. */
export const isMisspeltWordIn = ({ similarity }: Meaning, words: readonly string[]): boolean =>
  words.some((word) => {
    const score = similarity.get(word) ?? 0;
    return score >= minRespelt && score < minConfident;
  });

/** Forms of a word that a synonym may have. */
const maxForms = 3;

/** The words of synonyms that a meaning is. */
const synonymWordsOf = (
  meaning: QueryMeaning,
  synonyms: readonly string[],
  isIn: (meaning: QueryMeaning, words: readonly string[]) => boolean,
): readonly string[] =>
  [...meaning.similarity.keys()]
    .filter((word) => synonyms.includes(word) && isIn(meaning, [word]))
    .slice(0, maxForms);

/** Every way to join a word of each group. */
const joinedOf = (groups: readonly (readonly string[])[]): readonly string[] =>
  groups.reduce<readonly string[]>(
    (beginnings, group) => beginnings.flatMap((beginning) => group.map((word) => beginning + word)),
    [''],
  );

export const isWholeSynonym = (words: string, synonyms: readonly string[]): boolean =>
  synonyms.includes(`=${words}`) || synonyms.includes(groupSynonym(words));

/** Meanings that make up a whole synonym: a part alone may be of another thing, as the mask of a face mask bandage. */
export const wholePhrases = (
  meanings: readonly QueryMeaning[],
  synonyms: readonly string[],
  isSynonym: (words: string) => boolean,
  isIn = isWordIn,
): ReadonlySet<Meaning> => {
  const phrasesOf = (list: readonly QueryMeaning[]): readonly QueryMeaning[] => {
    const words = list.map((meaning) => synonymWordsOf(meaning, synonyms, isIn));
    return words.flatMap((_, start) =>
      words.slice(start).flatMap((_word, length) => {
        const phrase = words.slice(start, start + length + 1);
        // `Camera for the nose` is a nose camera.
        const orders = phrase.length === 2 ? [phrase, phrase.toReversed()] : [phrase];
        return phrase.every((group) => group.length > 0) && orders.flatMap(joinedOf).some(isSynonym)
          ? list.slice(start, start + length + 1)
          : [];
      }),
    );
  };
  const specific = meanings.filter(({ isGeneric = false }) => !isGeneric);
  return new Set([...phrasesOf(meanings), ...(specific.length < meanings.length ? phrasesOf(specific) : [])]);
};

const isWhole = (entry: string): boolean => entry.startsWith('=');

/**
 * Makes a function that reads the parts of an item, of context and synonyms only the words that a query may mean: there
 * are dozens of others.
 */
export const partsFor = ({ meanings }: MeantQuery): ((found: Found<unknown>) => ItemParts) => {
  const meant = new Set(meanings.flatMap(({ similarity }) => [...similarity.keys()]));
  const isMeant = (entry: string): boolean => meant.has(entry) || isWhole(entry);
  return ({ key, features, texts, measures }) => {
    const parts = partsOfKey(key);
    const synonyms = parts.synonyms.filter(isMeant);
    return {
      ...parts,
      context: parts.context.filter(isMeant),
      synonyms,
      phrases: wholePhrases(meanings, synonyms, (words) => synonyms.includes(`=${words}`)),
      anyPhrases: wholePhrases(meanings, synonyms, (words) => isWholeSynonym(words, synonyms)),
      wholeSynonyms: synonyms.filter((word) => !isWhole(word) && synonyms.includes(`=${word}`)),
      ...(features && { features }),
      ...(texts && { texts }),
      ...(measures && { measures }),
    };
  };
};

/** Whether names or whole synonyms of the item itself have the meaning for certain. */
export const isOwnNameIn = (meaning: QueryMeaning, { names, wholeSynonyms, phrases }: ItemParts): boolean =>
  phrases.has(meaning) || [...Object.values(names), wholeSynonyms].some((words) => isWordIn(meaning, words));

/** Whether the group of the item, or its brand or a number, has the meaning for certain. */
export const isContextIn = (meaning: QueryMeaning, { context, anyPhrases }: ItemParts): boolean =>
  anyPhrases.has(meaning) || isWordIn(meaning, context);

/** Whether names, group or whole synonyms of the item have the meaning for certain. */
export const isNamedIn = (meaning: QueryMeaning, parts: ItemParts): boolean =>
  isOwnNameIn(meaning, parts) || isContextIn(meaning, parts);

/** The word of a name that says what the thing is: the last one of both languages, without `set` and the like. */
const headOf = (name: readonly string[]): readonly string[] => {
  const head = name.findLast((word) => !isGenericWord(word));
  return head === undefined ? [] : [head];
};

/** Whether one word of the item says that it is such a thing. */
export const isKindOf = (meaning: QueryMeaning, { names, wholeSynonyms }: ItemParts): boolean =>
  [...Object.values(names).map(headOf), wholeSynonyms].some((words) => isWordIn(meaning, words));

/** Whether the item is such a thing, and not one for it: a telescope tray is no telescope. */
export const isHeadOf = (meaning: QueryMeaning, parts: ItemParts): boolean =>
  parts.phrases.has(meaning) || isKindOf(meaning, parts);

/** Whether an item is such a thing, and the word that says so is not the beginning of another one or a measure. */
export const isOfKind = (meaning: QueryMeaning, parts: ItemParts): boolean =>
  meaning.isHead === true && meaning.isMeasure !== true && isWholeWord(meaning) && isHeadOf(meaning, parts);

/** Whether a word is known as a whole, and not as the beginning of another one that is still being typed. */
const isWholeWord = ({ similarity }: Meaning): boolean =>
  [...similarity.values()].some((score) => score >= minConfident && !isPrefixSimilarity(score));

/** Whether the query is all of a name, or has a number that is the item's alone. */
export const isCalled = ({ wholeNames, context }: ItemParts, { name, codes = [] }: MeantQuery): boolean =>
  Object.values(wholeNames).includes(name) ||
  context.includes(name) ||
  codes.some((code) => context.includes(code));

/** Whether the query has a number that looks like the item's. */
export const isMisread = ({ context }: ItemParts, { lookAlikes = [] }: MeantQuery): boolean =>
  lookAlikes.some((code) => context.includes(code));

/** Whether one of the stems of texts has the meaning. */
export const hasStem = ({ stems = [] }: QueryMeaning, found: readonly string[] = []): boolean =>
  stems.some((stem) => found.includes(stem));

/** Stems by which the meaning, or the best guess of it, is found in texts. */
export const searchedStems = ({ stems = [], guessedStems = [] }: QueryMeaning): readonly string[] => [
  ...stems,
  ...guessedStems,
];

/** Whether one of the stems of texts has the meaning or the best guess of it. */
export const hasSimilarStem = (meaning: QueryMeaning, found: readonly string[] = []): boolean =>
  searchedStems(meaning).some((stem) => found.includes(stem));
