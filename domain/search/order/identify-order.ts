import { type Guess, maxChoices } from '#domain/search/order/guess-items.ts';
import { guessRows } from '#domain/search/order/guess-rows.ts';
import { itemsMeant, vocabularyFor } from '#domain/search/order/items-meant.ts';
import { type ReadOrder, nameRows } from '#domain/search/order/name-rows.ts';
import { amountsOf } from '#domain/search/order/order-amounts.ts';
import type { Context } from '#domain/search/order/order-context.ts';
import { type OrderItem, type OrderableProduct, itemsByName } from '#domain/search/query/order-items.ts';
import { askedNames, candidatesOf } from '#domain/search/order/order-mentions.ts';
import { notationOf } from '#domain/search/order/order-notation.ts';
import type { OrderRow, ReadOrderRows } from '#domain/search/order/order-row.ts';
import { contextsOfOrder, mayOrder, orderingRows } from '#domain/search/order/ordering-rows.ts';
import type { OrderIndex } from '#domain/search/query/ports.ts';
import type { RowAmount } from '#domain/search/order/row-amount.ts';
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

/**
 * Reads how many the rows ask for, and what the lines say with that.
 * @param products those that the rows name or may mean
 */
const linesOf = (
  order: ReadOrder,
  guesses: ReadonlyMap<OrderRow, Guess>,
  products: readonly OrderableProduct[],
  language: Language,
): readonly IdentifiedLine[] => {
  const orders = orderingRows(order, guesses);
  const contexts = contextsOfOrder(order, orders);
  const notation = notationOf(
    order.rows.flatMap(({ cells }) => cells),
    language,
  );
  const amounts = amountsOf(orders, notation, vocabularyFor(products));
  const amountOf = new Map(Array.from(amounts, ([each, amount]) => [each.row, { each, amount }]));
  return order.rows.map((row): IdentifiedLine => {
    const found = amountOf.get(row);
    const read = found
      ? identified(
          itemsMeant(found.each, found.amount, products),
          guesses.get(row)?.items ?? [],
          inContext(found.amount, contexts.get(row)),
        )
      : note;
    return Object.assign(shownOf(row), read, { items: read.items.map(withOpenSizes(products)) });
  });
};

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
    const candidates = new Map(separate.map((row) => [row, candidatesOf(row)]));
    const numbered = await index.named([...new Set([...candidates.values()].flatMap(askedNames))]);
    const order = nameRows(candidates, itemsByName(numbered), language);
    const guesses = await guessRows(index, order.named.filter(mayOrder), language);
    const products = [...numbered, ...[...guesses.values()].flatMap((guess) => guess.products)];
    return { lines: linesOf(order, guesses, products, language), more };
  };

export type IdentifyOrder = ReturnType<typeof createIdentifyOrder>;
