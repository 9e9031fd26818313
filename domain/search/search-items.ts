import { isGenericWord } from '#domain/search/common-words.ts';
import { excerptOf } from '#domain/search/excerpt.ts';
import {
  type Meaning,
  interpretEach,
  queryCode,
  queryWords,
  weightOf,
  wordQueryFor,
} from '#domain/search/interpret-query.ts';
import { takeMeasures } from '#domain/search/measures.ts';
import type { Conjunction, KnownWord, SearchIndex } from '#domain/search/ports.ts';
import { type QueryMeaning, type Ranked, rankSureItems } from '#domain/search/rank-items.ts';
import { wholeName } from '#domain/search/search-key.ts';
import { minConfident } from '#domain/search/spelling.ts';
import { stemOf } from '#domain/search/text-stem.ts';
import type { Language } from '#domain/shared/language.ts';

interface Dependencies<Item> {
  readonly index: SearchIndex<Item>;
}

export interface SearchOptions {
  readonly language: Language;
  readonly limit?: number;
  /** Whether to say with each item what its texts have of the query. Default: false. */
  readonly hasExcerpts?: boolean;
}

export interface FoundItem<Item> extends Ranked<Item> {
  /** A sentence in pieces, of which every second one matches. */
  readonly excerpt?: readonly string[];
}

/** How many matches are ranked: a word that thousands of items share says little about any of them. */
const maxCandidates = 100;

/** Of which the texts have a word that the names do not have. */
const maxTextCandidates = 50;

/** Weight of a word that nearly any item may be called by. */
const genericWeight = 0.3;

/** How many words, each of which is in names, are searched for in names alone. */
const minNameWords = 3;

/** How many words of a long query each pair of which is searched for. */
const maxPaired = 5;

/** A guess in a text counts for one of the most similar known words only. */
const maxGuessedStems = 1;

const isCertain = (similarity: number): boolean => similarity >= minConfident;

/** Whether a name has the word for certain. */
const isNamed = ({ similarity }: Meaning): boolean => [...similarity.values()].some(isCertain);

interface QueryTerm extends QueryMeaning {
  readonly stems: readonly string[];
  readonly isGeneric: boolean;
}

const withStems =
  (known: ReadonlyMap<string, KnownWord>) =>
  (meaning: Meaning): QueryTerm => {
    const stem = stemOf(meaning.word);
    const stems = known.has(stem) ? [stem] : [];
    const isGeneric = isGenericWord(meaning.word);
    const weight = isNamed(meaning)
      ? meaning.weight
      : Math.max(meaning.weight, weightOf(known.get(stem)?.items ?? 0));
    return { ...meaning, stems, isGeneric, weight: isGeneric ? genericWeight * weight : weight };
  };

/** A measure is either the same or another one. */
const toMeasureTerm =
  (known: ReadonlyMap<string, KnownWord>) =>
  (word: string): QueryTerm => {
    const stem = `~${word}`;
    const named = known.get(word);
    return {
      word,
      similarity: new Map(named ? [[word, 1]] : []),
      stems: known.has(stem) ? [stem] : [],
      isGeneric: false,
      weight: weightOf((named ?? known.get(stem))?.items ?? 0),
    };
  };

const withoutGuesses = (term: QueryTerm): QueryTerm => ({
  ...term,
  ...(!isNamed(term) && { guess: Math.max(0, ...term.similarity.values()) }),
  similarity: new Map([...term.similarity].filter(([, similarity]) => isCertain(similarity))),
});

const certainWords = (term: QueryTerm): readonly string[] => [...withoutGuesses(term).similarity.keys()];

/** With the stems of the best guess, so that a misspelt word is found in texts as well. */
const withGuesses = (term: QueryTerm): QueryTerm => {
  if (isNamed(term)) return term;
  const guessed = [...term.similarity.keys()].slice(0, maxGuessedStems).map(stemOf);
  return { ...term, stems: [...new Set([...term.stems, ...guessed])] };
};

const pairsOf = (groups: readonly (readonly string[])[]): readonly Conjunction[] =>
  groups.flatMap((one, index) => groups.slice(index + 1).map((other) => [one, other]));

interface Search {
  readonly anyOf: readonly Conjunction[];
  readonly limit: number;
}

/** Without what nothing can match. */
const possible = (searches: readonly Search[]): readonly Search[] =>
  searches
    .map(({ anyOf, limit }) => ({
      anyOf: anyOf.filter((groups) => groups.length > 0 && groups.every((group) => group.length > 0)),
      limit,
    }))
    .filter(({ anyOf }) => anyOf.length > 0);

interface Attempt {
  readonly terms: readonly QueryTerm[];
  readonly searches: readonly Search[];
}

/** Generic words are searched for only where there are no others. */
const searchedOf = (terms: readonly QueryTerm[]): readonly QueryTerm[] => {
  const specific = terms.filter(({ isGeneric }) => !isGeneric);
  return specific.length > 0 ? specific : terms;
};

/** All words without guesses: in names and groups, or in texts too. */
const strictAttempt = (terms: readonly QueryTerm[]): Attempt => {
  const searched = searchedOf(terms);
  // So many words are the name of something: what only mentions it is of no use.
  const isNameOnly = searched.length >= minNameWords && searched.every(isNamed);
  return {
    terms: terms.map(withoutGuesses),
    searches: possible([
      { anyOf: [searched.map(certainWords)], limit: maxCandidates },
      {
        anyOf: isNameOnly ? [] : [searched.map((term) => certainWords(term).concat(term.stems))],
        limit: maxTextCandidates,
      },
    ]),
  };
};

/** All words with guesses, all but one, two of them, one of them. */
const lenientAttempt = (terms: readonly QueryTerm[]): Attempt => {
  const guessing = terms.map(withGuesses);
  // Rare words first: they say most about what is meant.
  const groups = searchedOf(guessing)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ similarity, stems }) => Array.from(similarity.keys()).concat(stems));
  const known = groups.filter((group) => group.length > 0);
  return {
    terms: guessing,
    searches: possible([
      { anyOf: [groups], limit: maxCandidates },
      {
        anyOf: known.length > 2 ? known.map((_, index) => known.toSpliced(index, 1)) : [],
        limit: maxTextCandidates,
      },
      { anyOf: pairsOf(known.slice(0, maxPaired)), limit: maxTextCandidates },
      { anyOf: groups.length > 1 ? known.map((group) => [group]) : [], limit: maxTextCandidates },
    ]),
  };
};

/**
 * The items that a query may mean, best first, each with whether it is what the query says or only similar. It matches names
 * in both languages, their synonyms, brands, categories, registry codes, REFs and texts; words in any order, without
 * diacritics, inflected, misspelt, joined or incomplete. A query without words matches nothing.
 * Rejects when the index does not answer in time.
 */
export const createSearchItems =
  <Item>({ index }: Dependencies<Item>) =>
  async (
    query: string,
    { language, limit = 10, hasExcerpts = false }: SearchOptions,
  ): Promise<readonly FoundItem<Item>[]> => {
    const { measures, rest } = takeMeasures(query);
    const words = queryWords(rest);
    if (words.length + measures.length === 0) return [];
    const code = queryCode(query);
    const wordQuery = wordQueryFor(words, code);
    const known = await index.words({
      ...wordQuery,
      exact: [...wordQuery.exact, ...measures],
      stems: [...new Set(words.map(stemOf)), ...measures.map((measure) => `~${measure}`)],
    });
    const byWord = new Map(known.map((each) => [each.word, each]));
    const names = known.filter(({ word }) => !word.startsWith('~'));
    const terms = [
      ...interpretEach(words, names, code).map(withStems(byWord)),
      ...measures.map(toMeasureTerm(byWord)),
    ];
    const name = wholeName(query);
    const attempt = async ({ terms: meanings, searches }: Attempt): Promise<readonly Ranked<Item>[]> => {
      const stems = [...new Set(meanings.flatMap((term) => term.stems))];
      const found = await index.items({
        name,
        searches,
        stems,
        textsIn: hasExcerpts ? language : undefined,
      });
      return rankSureItems(found, { name, meanings, language });
    };
    const strict = await attempt(strictAttempt(terms));
    const found = (strict[0]?.isSure ? strict : await attempt(lenientAttempt(terms))).slice(0, limit);
    if (!hasExcerpts) return found;
    const missing = found.filter(({ body }) => body === undefined).map(({ slug }) => slug);
    const texts = missing.length > 0 ? await index.texts(missing, language) : new Map<string, string[]>();
    const meanings = terms.filter(({ isGeneric }) => !isGeneric).map(withGuesses);
    return found.map((each) => {
      const excerpt = excerptOf(each.body ?? texts.get(each.slug) ?? [], meanings);
      return excerpt ? Object.assign({}, each, { excerpt }) : each;
    });
  };
