import { isGenericWord } from '#domain/search/words/common-words.ts';
import { wordsOf } from '#domain/search/words/words.ts';
import { stemOf } from '#domain/search/words/text-stem.ts';
import { formsOf } from '#domain/search/words/word-forms.ts';

/** Words of the catalogue with others that people use for the same thing. Either may be a phrase of several words. */
export interface Synonym {
  /** Words as names, groups or texts of the catalogue have them, in any form and either language. */
  readonly known: readonly string[];
  readonly others: readonly string[];
}

interface Phrase {
  readonly words: readonly string[];
  readonly synonym: Synonym;
}

const phrasesOf = (synonyms: readonly Synonym[]): readonly Phrase[] =>
  synonyms.flatMap((synonym) =>
    synonym.known.map(wordsOf).flatMap((words) => (words.length > 0 ? [{ words, synonym }] : [])),
  );

const othersOf = (synonyms: Iterable<Synonym>): readonly string[] => [
  ...new Set(Array.from(synonyms).flatMap(({ others }) => others)),
];

/** Other names that people use for a thing, and those for a part of its name, as the telescope of a telescope tray. */
export interface OtherNames {
  readonly whole: readonly string[];
  readonly parts: readonly string[];
}

export interface SynonymFinder {
  /** The other names for a name, whose words are in any order. */
  ofName(words: readonly string[]): OtherNames;
  /** Stems of the other words for what a text says in so many words. @param stems in the order of the text */
  ofText(stems: readonly string[]): readonly string[];
}

/** Finds the synonyms that names and texts have. */
export const createSynonymFinder = (synonyms: readonly Synonym[]): SynonymFinder => {
  const phrases = phrasesOf(synonyms);
  // By the forms of the first word, so that a name is compared with few phrases.
  const byForm = new Map<string, Phrase[]>();
  const byStem = new Map<string, (Phrase & { readonly stems: readonly string[] })[]>();
  const stemsOfOthers = new Map(
    synonyms.map((synonym) => [synonym, synonym.others.flatMap(wordsOf).map(stemOf)] as const),
  );
  for (const phrase of phrases) {
    const [first = ''] = phrase.words;
    for (const form of formsOf(first)) byForm.set(form, [...(byForm.get(form) ?? []), phrase]);
    const stems = phrase.words.map(stemOf);
    const stem = stemOf(first);
    byStem.set(stem, [...(byStem.get(stem) ?? []), { ...phrase, stems }]);
  }
  const forms = new Map(phrases.flatMap(({ words }) => words).map((word) => [word, formsOf(word)] as const));
  return {
    ofName: (words) => {
      const found = words
        .flatMap((word) => byForm.get(word) ?? [])
        .filter((phrase) => phrase.words.every((each) => words.some((word) => forms.get(each)?.has(word))));
      const head = words.findLast((word) => !/\d/u.test(word) && !isGenericWord(word)) ?? '';
      const ofWhole = new Set(
        found
          .filter((phrase) => phrase.words.some((each) => forms.get(each)?.has(head)))
          .map(({ synonym }) => synonym),
      );
      const ofParts = new Set(found.map(({ synonym }) => synonym)).difference(ofWhole);
      return { whole: othersOf(ofWhole), parts: othersOf(ofParts) };
    },
    ofText: (stems) => {
      const found = new Set<string>();
      for (const [index, stem] of stems.entries())
        for (const phrase of byStem.get(stem) ?? [])
          if (phrase.stems.every((each, offset) => stems[index + offset] === each))
            for (const other of stemsOfOthers.get(phrase.synonym) ?? []) found.add(other);
      return [...found];
    },
  };
};
