import { interpret, queryCode, queryWords, wordQueryFor } from '#domain/search/interpret-query.ts';
import { type OrderItem, itemsByName, itemsOfProduct } from '#domain/search/order-items.ts';
import { type OrderLine, parseOrder } from '#domain/search/parse-order.ts';
import type { KnownWord, OrderIndex, WordQuery } from '#domain/search/ports.ts';
import { rankItems } from '#domain/search/rank-items.ts';
import { wholeName, wordsOf } from '#domain/search/search-key.ts';
import type { Language } from '#domain/shared/language.ts';

/** A line of an order with what the catalogue has for it. */
export interface IdentifiedLine extends Pick<OrderLine, 'line' | 'text'> {
  /** 0 if what the line says cannot be ordered. */
  readonly quantity: number;
  /** The one that the line names; or at most three that it may mean; or none. */
  readonly items: readonly OrderItem[];
  readonly isSure: boolean;
}

interface Dependencies {
  readonly index: OrderIndex;
}

const maxChoices = 3;

/** Lines that nothing in the catalogue is called; of an order that has more of them, the others are not searched for. */
const maxGuesses = 60;

const maxCandidates = 60;

const mergeQueries = (queries: readonly WordQuery[]): WordQuery => ({
  similar: [...new Set(queries.flatMap(({ similar }) => similar))],
  containing: [...new Set(queries.flatMap(({ containing }) => containing))],
  exact: [...new Set(queries.flatMap(({ exact }) => exact))],
});

/** Those that a line's words may mean: to compare each word of an order with those of all its lines takes seconds. */
const wordsNear = (words: readonly string[], known: readonly KnownWord[]): readonly KnownWord[] =>
  known.filter(({ word }) =>
    words.some((each) => word.startsWith(each.slice(0, 2)) || word.endsWith(each.slice(-3))),
  );

/** Names are searched for without numbers, which say the size; what has no words is the beginning of a REF. */
const searchedWords = (
  text: string,
): { readonly words: readonly string[]; readonly code: string | undefined } => {
  const words = queryWords(text);
  const names = words.filter((word) => /^\p{L}{3,}$/u.test(word));
  return names.length > 0 ? { words: names, code: undefined } : { words, code: queryCode(text) };
};

interface Guess {
  readonly items: readonly OrderItem[];
  /** All names of the products that it may mean. */
  readonly named: ReadonlyMap<string, readonly OrderItem[]>;
}

const searchFor = async (
  index: OrderIndex,
  texts: readonly string[],
  language: Language,
): Promise<readonly Guess[]> => {
  const queries = texts.map((text) => ({ text, ...searchedWords(text) }));
  const known = await index.words(mergeQueries(queries.map(({ words, code }) => wordQueryFor(words, code))));
  const meant = queries.map(({ text, words, code }) => {
    const near = wordsNear(code === undefined ? words : [...words, code], known);
    return { name: wholeName(text), meanings: interpret(words, near, code) };
  });
  const matches = await index.matches(
    meant.map(({ name, meanings }) => ({
      groups: meanings.map(({ similarity }) => [...similarity.keys()]),
      name,
      missing: 1,
      limit: maxCandidates,
    })),
  );
  return meant.map(({ name, meanings }, position) => {
    const found = meanings.length === 0 ? [] : (matches[position] ?? []);
    const products = rankItems(found, { name, meanings, language }).slice(0, maxChoices);
    const words = wordsOf(texts[position] ?? '');
    return {
      items: products.flatMap((product) => itemsOfProduct(product, words)).slice(0, maxChoices),
      named: itemsByName(products),
    };
  });
};

const namesOf = ({ readings }: OrderLine): readonly string[] => readings.map(({ what }) => wholeName(what));

/** The items of the first reading that is a name. */
const findNamed = (
  line: OrderLine,
  named: ReadonlyMap<string, readonly OrderItem[]>,
): { readonly items: readonly OrderItem[]; readonly quantity: number } => {
  const reading = line.readings.find(({ what }) => named.has(wholeName(what)));
  const items = reading ? (named.get(wholeName(reading.what)) ?? []) : [];
  return { items: items.slice(0, maxChoices), quantity: (reading ?? line.guess).quantity };
};

/**
 * Finds what the lines of an order name: exact REFs and names first; what else it may be for the others. Three
 * statements, whatever the number of lines.
 * Rejects when the index does not answer in time.
 */
export const createIdentifyOrder =
  ({ index }: Dependencies) =>
  async (
    text: string,
    language: Language,
  ): Promise<{ readonly lines: readonly IdentifiedLine[]; readonly more: number }> => {
    const { lines, more } = parseOrder(text);
    if (lines.length === 0) return { lines: [], more };
    const known = itemsByName(await index.named([...new Set(lines.flatMap(namesOf))]));
    const exact = lines.map((line) => Object.assign({ line }, findNamed(line, known)));
    const unknown = exact.filter(({ items }) => items.length === 0).slice(0, maxGuesses);
    const texts = unknown.map(({ line }) => line.guess.what);
    const guesses = texts.length === 0 ? [] : await searchFor(index, texts, language);
    const guessed = new Map(unknown.map(({ line }, position) => [line, guesses[position]]));
    return {
      lines: exact.map(({ line, ...first }) => {
        const guess = guessed.get(line);
        const named = guess && first.items.length === 0 ? findNamed(line, guess.named) : first;
        const { line: number, text: own } = line;
        return {
          line: number,
          text: own,
          quantity: named.quantity,
          items: named.items.length > 0 ? named.items : (guess?.items ?? []),
          isSure: named.items.length === 1,
        };
      }),
      more,
    };
  };

export type IdentifyOrder = ReturnType<typeof createIdentifyOrder>;
