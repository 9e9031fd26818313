import { guessItems, maxChoices } from '#domain/search/guess-items.ts';
import { itemsMeant, vocabularyFor } from '#domain/search/items-meant.ts';
import { joinAmounts } from '#domain/search/join-amounts.ts';
import { readLineAmount } from '#domain/search/line-amount.ts';
import { amountsOf } from '#domain/search/order-amounts.ts';
import { type Context, contextsOf } from '#domain/search/order-context.ts';
import { type Heading, isHeadingLine, readHeading } from '#domain/search/order-headings.ts';
import { type OrderItem, type OrderableProduct, itemsByName } from '#domain/search/order-items.ts';
import { type Mention, askedNames, candidatesOf, findMention } from '#domain/search/order-mentions.ts';
import { notationOf } from '#domain/search/order-notation.ts';
import { isClosing, isNote, isSentence } from '#domain/search/order-notes.ts';
import type { OrderRow, ReadOrderRows } from '#domain/search/order-row.ts';
import { isFiller } from '#domain/search/order-words.ts';
import type { OrderIndex } from '#domain/search/ports.ts';
import { readAmount } from '#domain/search/read-amount.ts';
import { type NamedRow, type RowAmount, restOfRow } from '#domain/search/row-amount.ts';
import { readUnit } from '#domain/search/unit-spellings.ts';
import type { Language } from '#domain/shared/language.ts';
import { openSize } from '#domain/shared/open-size.ts';
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
  /**
   * Question to the visitor: how many, where `quantity` is a guess or nothing; or to write several items, each with how
   * many, on lines of their own.
   */
  readonly question?: 'quantity' | 'several';
  /** Whether the line orders nothing: a heading, a sum, a greeting, a signature. */
  readonly isNote?: true;
}

interface Dependencies {
  readonly index: OrderIndex;
  readonly readRows: ReadOrderRows;
}

/** Maximum number of lines of an order; further ones are counted only. */
const maxOrderLines = 500;

/** Maximum length of a line, in characters. Longer lines are shown cut, and read from both ends. */
const maxShownLength = 300;
const maxReadLength = 2000;

/** Lines that nothing in the catalogue is called; of an order that has more of them, the others are not searched for. */
const maxGuesses = 60;

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

/** Takes the text that a row of an unknown item has besides how many. */
const searchedText = (named: NamedRow, language: Language): string => {
  const { cells } = named.row;
  if (cells.length === 1)
    return readLineAmount(cells.join(''), language)
      .rest.split(/\s+/u)
      .filter((word) => !isFiller(word) && !readUnit(word))
      .join(' ');
  const roles = named.heading?.roles ?? [];
  const texts = cells.filter((cell, index) => {
    const role = roles[index];
    if (role !== undefined) return role === 'code' || role === 'name';
    return readAmount(cell, language) === undefined && readUnit(cell) === undefined;
  });
  return (texts.length > 0 ? texts : cells).join(' ');
};

/** Items of products with variants, with a name that says where the size is open. */
const withOpenSizes =
  (products: readonly OrderableProduct[]) =>
  (item: OrderItem): OrderItem =>
    item.ref === undefined && products.some(({ slug, variants }) => slug === item.slug && variants.length > 0)
      ? { ...item, variantName: openSize }
      : item;

const shownOf = ({ line, endLine, text }: OrderRow): Pick<IdentifiedLine, 'line' | 'endLine' | 'text'> => ({
  line,
  ...(endLine > line && { endLine }),
  text: text.trim().slice(0, maxShownLength),
});

const note = { quantity: 0, items: [], isSure: false, isNote: true } as const;

const inContext = (amount: RowAmount, context: Context | undefined): RowAmount => ({
  ...amount,
  ...(context && { isSure: false }),
  ...(context === 'refused' && { quantity: 0 }),
});

const identified = (
  meant: ReturnType<typeof itemsMeant>,
  guesses: readonly OrderItem[],
  { quantity, unit, isSure, origin }: RowAmount,
): Pick<IdentifiedLine, 'quantity' | 'unit' | 'items' | 'isSure' | 'question'> => {
  if (origin === 'several' && meant && meant.items.length > 1)
    return { quantity: 0, items: [], isSure: false, question: 'several' };
  return {
    quantity,
    ...(unit !== undefined && { unit }),
    items: (meant?.items ?? guesses).slice(0, maxChoices),
    isSure: isSure && meant?.isClear === true && meant.items.length === 1,
    ...((!isSure || (origin === 'default' && meant && !meant.isClear && !meant.isMisread)) && {
      question: 'quantity',
    }),
  };
};

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

const textOf = ({ cells }: OrderRow): string => cells.filter(Boolean).join(' ');

/** Whether a row says how many in some unit. */
const hasAmount = ({ row: { cells } }: NamedRow, language: Language): boolean => {
  const line = readLineAmount(cells.join(' ; '), language);
  const isStrong =
    line.kind === 'known'
      ? line.isStrong
      : line.kind === 'unclear' && line.guess !== undefined && 'spelled' in line.guess;
  return (
    isStrong ||
    (cells.some((cell) => readUnit(cell)) &&
      cells.some((cell) => readAmount(cell, language)?.kind === 'amount'))
  );
};

/** Whether a row names an item and does not say how many. */
const namesOnly = (row: OrderRow, mention: Mention | undefined, language: Language): boolean =>
  mention !== undefined && readLineAmount(restOfRow({ row, mention }), language).kind === 'none';

/** Whether a row is a title above the names of columns, or follows the end of a letter, below which nothing is ordered. */
const aroundOrder = (
  rows: readonly OrderRow[],
  named: readonly NamedRow[],
  isOrder: (each: NamedRow) => boolean,
): ((each: NamedRow) => boolean) => {
  const order = new Set(named.map(({ row }) => row));
  const heading = rows.find((row) => !order.has(row))?.line ?? 0;
  const last = named.findLast(isOrder)?.row.line ?? 0;
  const end = rows.find(({ line, text }) => line > last && isClosing(text))?.line ?? Infinity;
  return ({ row: { line } }) => line > end || line < heading;
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
    const separate = all.slice(0, maxOrderLines).map(shortened);
    const more = all.length - separate.length;
    if (separate.length === 0) return { lines: [], more };
    const ofSeparate = new Map(separate.map((row) => [row, candidatesOf(row)]));
    const asked = [...new Set([...ofSeparate.values()].flatMap(askedNames))];
    const numbered = await index.named(asked);
    const known = itemsByName(numbered);
    const found = new Map(Array.from(ofSeparate, ([row, each]) => [row, findMention(each, known)]));
    const rows = joinAmounts(
      separate,
      (row) => found.get(row) !== undefined,
      (row) => namesOnly(row, found.get(row), language),
      language,
    );
    const candidates = new Map(rows.map((row) => [row, ofSeparate.get(row) ?? candidatesOf(row)]));
    const mentions = new Map(
      Array.from(candidates, ([row, each]) => [row, found.get(row) ?? findMention(each, known)]),
    );
    const named = withHeadings(rows, (row) => mentions.get(row));
    const amounted = new Set(named.filter((each) => hasAmount(each, language)).map(({ row }) => row));
    const isOrder = ({ row, mention }: NamedRow): boolean => mention !== undefined || amounted.has(row);
    const isAround = aroundOrder(rows, named, isOrder);
    const possible = named.filter(
      (each) =>
        each.mention !== undefined ||
        (hasNumberOrName(each) && !isNote(textOf(each.row), amounted.has(each.row))),
    );
    const unknown = possible.filter(({ mention }) => !mention).slice(0, maxGuesses);
    const texts = unknown.map((each) => searchedText(each, language));
    const guesses = await guessItems(index, texts, language);
    const guessed = new Map(unknown.map(({ row }, position) => [row, guesses[position]]));
    const orders = possible
      .map((each): NamedRow => {
        const { products = [] } = guessed.get(each.row) ?? {};
        const own = candidates.get(each.row);
        return each.mention || !own
          ? each
          : Object.assign({}, each, { mention: findMention(own, itemsByName(products)) });
      })
      .filter(
        (each) =>
          isOrder(each) ||
          !(isAround(each) || (isSentence(textOf(each.row)) && !guessed.get(each.row)?.items.length)),
      );
    const ordering = new Set(orders.filter(isOrder).map(({ row }) => row));
    const above = new Set(named.map(({ row }) => row));
    const contexts = contextsOf(
      rows,
      (row) => ordering.has(row),
      (row) => !above.has(row),
    );
    const products = [...numbered, ...guesses.flatMap((guess) => guess.products)];
    const amounts = amountsOf(
      orders,
      notationOf(
        rows.flatMap(({ cells }) => cells),
        language,
      ),
      vocabularyFor(products),
    );
    const orderOf = new Map(orders.map((each) => [each.row, each]));
    return {
      lines: rows.map((row): IdentifiedLine => {
        const order = orderOf.get(row);
        const amount = order && amounts.get(order);
        const read = amount
          ? identified(
              itemsMeant(order, amount, products),
              guessed.get(row)?.items ?? [],
              inContext(amount, contexts.get(row)),
            )
          : note;
        return Object.assign(shownOf(row), read, { items: read.items.map(withOpenSizes(products)) });
      }),
      more,
    };
  };

export type IdentifyOrder = ReturnType<typeof createIdentifyOrder>;
