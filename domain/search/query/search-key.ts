import { lookAlike } from '#domain/search/words/look-alike.ts';
import { takeMeasures } from '#domain/search/measures/measures.ts';
import { wholeName, wordsOf } from '#domain/search/words/words.ts';
import { type Localized, inEachLanguage, languages } from '#domain/shared/language.ts';

interface Named {
  readonly name: Localized;
}

/** Data by which an item is found. */
export interface SearchSource extends Named {
  readonly brand: { readonly slug: string; readonly name: string };
  readonly category: Named;
  readonly solutions: readonly Named[];
  /** Numbers in official registers: UDI-DI and ÜTS. Each becomes one word, and is a name of the item: `DEMO-1085` is `demo1085`. */
  readonly registryCodes: readonly string[];
  /** REFs of its variants. Each becomes a word too, and is a name of the item: `RC-25/40` is `rc2540`. */
  readonly refs: readonly string[];
  /** Other names that people use for the item, which are found nearly as well as its name. */
  readonly synonyms?: readonly string[];
  /** Other names that people use for the category. */
  readonly groupSynonyms?: readonly string[];
}

/** Stands before the synonyms; neither a word nor a whole name can equal it. */
const synonymsMark = '=|';

/** An entry for what people call the group of an item, of the words joined; it names the item less than a whole name does. */
export const groupSynonym = (words: string): string => `=+${words}`;

/**
 * The words of the Turkish name and that name whole, the same of the other languages, then the words of category, solutions
 * and brand, the measures of the names, and the registry codes and REFs, as words, as whole names and as what looks like them; last, if there are any,
 * the words of what else people call the item and its category, and what they call either as whole names.
 */
export const searchKey = ({
  name,
  brand,
  category,
  solutions,
  registryCodes,
  refs,
  synonyms = [],
  groupSynonyms = [],
}: SearchSource): readonly string[] => {
  const names = languages.flatMap((language) => [...wordsOf(name[language]), wholeName(name[language])]);
  const context = [category, ...solutions].flatMap((group) =>
    languages.map((language) => group.name[language]),
  );
  return [
    ...names,
    ...new Set([
      ...[...context, brand.name, brand.slug].flatMap(wordsOf),
      ...[...registryCodes, ...refs].map((code) => wordsOf(code).join('')),
      ...languages.flatMap((language) => takeMeasures(name[language]).measures),
      ...[...registryCodes, ...refs].map(wholeName),
      ...[...registryCodes, ...refs].map(lookAlike),
    ]),
    ...(synonyms.length + groupSynonyms.length > 0
      ? [
          synonymsMark,
          ...new Set([
            ...[...synonyms, ...groupSynonyms].flatMap(wordsOf),
            ...synonyms.map(wholeName),
            ...groupSynonyms.map((synonym) => groupSynonym(wordsOf(synonym).join(''))),
          ]),
        ]
      : []),
  ];
};

export interface KeyParts {
  readonly names: Localized<readonly string[]>;
  readonly wholeNames: Localized;
  /** Words of category, solutions and brand, measures, and registry codes and REFs as words, as whole names and as what looks like them. */
  readonly context: readonly string[];
  /** Words of what else people call it and its category, and what they call these as whole names. */
  readonly synonyms: readonly string[];
}

/** The inverse of `searchKey`. */
export const partsOfKey = (key: readonly string[]): KeyParts => {
  let begin = 0;
  const named = inEachLanguage(() => {
    const end = key.findIndex((entry, index) => index >= begin && entry.startsWith('='));
    if (end < 0) throw new Error('a search key without a whole name in each language');
    const words = key.slice(begin, end);
    begin = end + 1;
    return { words, whole: key[end] ?? '' };
  });
  const mark = key.indexOf(synonymsMark);
  const end = mark < 0 ? key.length : mark;
  return {
    names: inEachLanguage((language) => named[language].words),
    wholeNames: inEachLanguage((language) => named[language].whole),
    context: key.slice(begin, end),
    synonyms: key.slice(end + 1),
  };
};
