import { interpret, queryCode, queryWords, wordQueryFor } from '#domain/search/interpret-query.ts';
import { type NamedRow, type RowAmount, amountsOf, decimalSignsIn } from '#domain/search/order-amounts.ts';
import { type Heading, isHeadingLine, readHeading } from '#domain/search/order-headings.ts';
import { type OrderItem, itemsByName, itemsOfProduct } from '#domain/search/order-items.ts';
import { type Mention, askedNames, candidatesOf, findMention } from '#domain/search/order-mentions.ts';
import { isClosing, isNote } from '#domain/search/order-notes.ts';
import type { OrderRow, ReadOrderRows } from '#domain/search/order-row.ts';
import { readAmount } from '#domain/search/read-amount.ts';
import type { KnownWord, OrderIndex, WordQuery } from '#domain/search/ports.ts';
import { rankItems } from '#domain/search/rank-items.ts';
import { wholeName, wordsOf } from '#domain/search/words.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Unit } from '#domain/shared/unit.ts';

/** A line of an order with what the catalogue has for it. */
export interface IdentifiedLine {
  /** Number of the line, 1-based. */
  readonly line: number;
  /** Number of its last line, where a cell has line breaks. */
  readonly endLine?: number;
  readonly text: string;
  /** 0 if nothing can be said about how many. */
  readonly quantity: number;
  /** Left out for pieces. */
  readonly unit?: Unit;
  /** The one that the line names; or at most three that it may mean; or none. */
  readonly items: readonly OrderItem[];
  /** Whether item and quantity are what the line says, without a doubt. */
  readonly isSure: boolean;
  /** What the visitor is asked: how many, where `quantity` is a guess or nothing. */
  readonly question?: 'quantity';
  /** Whether the line orders nothing: a heading, a sum, a greeting, a signature. */
  readonly isNote?: true;
}

interface Dependencies {
  readonly index: OrderIndex;
  readonly readRows: ReadOrderRows;
}

/** Of an order; further lines are counted only. */
const maxOrderLines = 500;

/** In characters. Longer lines are shown cut, and read from both ends. */
const maxShownLength = 300;
const maxReadLength = 2000;

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
  /** All names of the products that it may mean; those of variants are not in the index. */
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

/** Rows below their headings, without the headings. */
const withHeadings = (
  rows: readonly OrderRow[],
  mentionOf: (row: OrderRow) => Mention | undefined,
): readonly NamedRow[] => {
  let heading: Heading | undefined;
  return rows.flatMap((row): NamedRow[] => {
    const mention = mentionOf(row);
    const own = mention ? undefined : readHeading(row.cells);
    if (own || (!mention && isHeadingLine(row.text))) {
      heading = own;
      return [];
    }
    return [{ row, mention, heading }];
  });
};

/** What a row of an unknown item says besides numbers. */
const searchedText = (named: NamedRow, language: Language): string => {
  const { cells } = named.row;
  const roles = named.heading?.roles ?? [];
  const texts = cells.filter((cell, index) => {
    const role = roles[index];
    if (role !== undefined) return role === 'code' || role === 'name';
    return readAmount(cell, language) === undefined;
  });
  return (texts.length > 0 ? texts.join(' ') : cells.join(' ')).replace(
    /^\s*\d[\d.,]*\s*(?:adet|kutu|paket|pcs|x|×)?\s+(?=\p{L})/iu,
    '',
  );
};

const shownOf = ({ line, endLine, text }: OrderRow): Pick<IdentifiedLine, 'line' | 'endLine' | 'text'> => ({
  line,
  ...(endLine > line && { endLine }),
  text: text.trim().slice(0, maxShownLength),
});

const note = { quantity: 0, items: [], isSure: false, isNote: true } as const;

const identified = (
  items: readonly OrderItem[] | undefined,
  guesses: readonly OrderItem[],
  { quantity, unit, isSure }: RowAmount,
): Pick<IdentifiedLine, 'quantity' | 'unit' | 'items' | 'isSure' | 'question'> => ({
  quantity,
  ...(unit !== undefined && { unit }),
  items: (items ?? guesses).slice(0, maxChoices),
  isSure: isSure && items?.length === 1,
  ...(!isSure && { question: 'quantity' }),
});

/** A row that is too long to be read whole: its beginning and its end, so that a quantity is not lost. */
const shortened = (row: OrderRow): OrderRow =>
  row.cells.every((cell) => cell.length <= maxReadLength)
    ? row
    : {
        ...row,
        cells: row.cells.map((cell) =>
          cell.length <= maxReadLength
            ? cell
            : `${cell.slice(0, maxReadLength / 2)} … ${cell.slice(-maxReadLength / 2)}`,
        ),
      };

const isNoteRow = ({ cells }: OrderRow): boolean => isNote(cells.filter(Boolean).join(' '));

/** Titles above the names of columns, and what follows the end of a letter, unless it has numbers. */
const aroundOrder = (
  rows: readonly OrderRow[],
  named: readonly NamedRow[],
): ((each: NamedRow) => boolean) => {
  const order = new Set(named.map(({ row }) => row));
  const heading = rows.find((row) => !order.has(row))?.line ?? 0;
  const end = rows.find(({ text }) => isClosing(text))?.line ?? Infinity;
  return ({ row: { line, text, cells } }) =>
    !/\d/u.test(text) && (line > end || (line < heading && cells.length === 1));
};

const hasNumberOrName = ({ row: { cells } }: NamedRow): boolean =>
  cells.some((cell) => /\p{L}{2}|\d/u.test(cell));

/**
 * Finds what the lines of an order name: numbers and names of the catalogue first; what else it may be for the others.
 * Three statements, whatever the number of lines.
 * Rejects when the index does not answer in time.
 */
export const createIdentifyOrder =
  ({ index, readRows }: Dependencies) =>
  async (
    text: string,
    language: Language,
  ): Promise<{ readonly lines: readonly IdentifiedLine[]; readonly more: number }> => {
    const all = readRows(text);
    const rows = all.slice(0, maxOrderLines).map(shortened);
    const more = all.length - rows.length;
    if (rows.length === 0) return { lines: [], more };
    const candidates = new Map(rows.map((row) => [row, candidatesOf(row)]));
    const asked = [...new Set([...candidates.values()].flatMap(askedNames))];
    const known = itemsByName(await index.named(asked));
    const mentions = new Map(Array.from(candidates, ([row, each]) => [row, findMention(each, known)]));
    const named = withHeadings(rows, (row) => mentions.get(row));
    const isAround = aroundOrder(rows, named);
    const isOrder = (each: NamedRow): boolean =>
      each.mention !== undefined || (!isNoteRow(each.row) && !isAround(each) && hasNumberOrName(each));
    const possible = named.filter(isOrder);
    const unknown = possible.filter(({ mention }) => !mention).slice(0, maxGuesses);
    const texts = unknown.map((each) => searchedText(each, language));
    const guesses = texts.length === 0 ? [] : await searchFor(index, texts, language);
    const guessed = new Map(unknown.map(({ row }, position) => [row, guesses[position]]));
    const orders = possible.map((each): NamedRow => {
      const { named: names } = guessed.get(each.row) ?? {};
      const own = candidates.get(each.row);
      return each.mention || !names || !own
        ? each
        : Object.assign({}, each, { mention: findMention(own, names) });
    });
    const amounts = amountsOf(orders, language, decimalSignsIn(rows));
    const orderOf = new Map(orders.map((each) => [each.row, each]));
    return {
      lines: rows.map((row): IdentifiedLine => {
        const order = orderOf.get(row);
        const amount = order && amounts.get(order);
        const read = amount ? identified(order.mention?.items, guessed.get(row)?.items ?? [], amount) : note;
        return Object.assign(shownOf(row), read);
      }),
      more,
    };
  };

export type IdentifyOrder = ReturnType<typeof createIdentifyOrder>;
