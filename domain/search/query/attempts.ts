import type { Conjunction } from '#domain/search/query/ports.ts';
import { searchedStems } from '#domain/search/query/item-parts.ts';
import { type QueryTerm, isCertain, isNamed } from '#domain/search/query/query-terms.ts';
import { stemOf } from '#domain/search/words/text-stem.ts';

/** Maximum number of matches that are ranked: a word that thousands of items share says little about any of them. */
const maxCandidates = 100;

/** Maximum number of ranked matches whose texts have a word that the names do not have. */
const maxTextCandidates = 50;

/** Minimum number of words for a search in names alone, where each of them is in names. */
const minNameWords = 3;

/** Maximum number of words of a long query each pair of which is searched for. */
const maxPaired = 5;

/** A guess in a text counts for one of the most similar known words only. */
const maxGuessedStems = 1;

const withoutGuesses = (term: QueryTerm): QueryTerm => ({
  ...term,
  ...(!isNamed(term) && { guess: Math.max(0, ...term.similarity.values()) }),
  similarity: new Map([...term.similarity].filter(([, similarity]) => isCertain(similarity))),
});

const certainWords = (term: QueryTerm): readonly string[] => [...withoutGuesses(term).similarity.keys()];

/** Adds the stems of the best guess to a term, so that a misspelt word is found in texts as well. */
export const withGuesses = (term: QueryTerm): QueryTerm => {
  if (isNamed(term)) return term;
  const guessed = new Set([...term.similarity.keys()].slice(0, maxGuessedStems).map(stemOf));
  return { ...term, guessedStems: [...guessed.difference(new Set(term.stems))] };
};

const pairsOf = (groups: readonly (readonly string[])[]): readonly Conjunction[] =>
  groups.flatMap((one, index) => groups.slice(index + 1).map((other) => [one, other]));

interface Search {
  readonly anyOf: readonly Conjunction[];
  readonly limit: number;
}

/** Leaves out conjunctions and searches that nothing can match. */
const possible = (searches: readonly Search[]): readonly Search[] =>
  searches
    .map(({ anyOf, limit }) => ({
      anyOf: anyOf.filter((groups) => groups.length > 0 && groups.every((group) => group.length > 0)),
      limit,
    }))
    .filter(({ anyOf }) => anyOf.length > 0);

/** One way to look a query up. */
export interface Attempt {
  readonly terms: readonly QueryTerm[];
  readonly searches: readonly Search[];
}

/** Generic words are searched for only where there are no others. */
const searchedOf = (terms: readonly QueryTerm[]): readonly QueryTerm[] => {
  const specific = terms.filter(({ isGeneric }) => !isGeneric);
  return specific.length > 0 ? specific : terms;
};

/** All words without guesses: in names and groups, or in texts too. */
export const strictAttempt = (terms: readonly QueryTerm[]): Attempt => {
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
export const lenientAttempt = (terms: readonly QueryTerm[]): Attempt => {
  const guessing = terms.map(withGuesses);
  // Rare words first: they say most about what is meant.
  const groups = searchedOf(guessing)
    .toSorted((a, b) => b.weight - a.weight)
    .map((term) => Array.from(term.similarity.keys()).concat(searchedStems(term)));
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
