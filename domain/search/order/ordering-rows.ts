import type { Guess } from '#domain/search/order/guess-items.ts';
import type { ReadOrder, ReadRow } from '#domain/search/order/name-rows.ts';
import { type Context, contextsOf } from '#domain/search/order/order-context.ts';
import { itemsByName } from '#domain/search/query/order-items.ts';
import { findMention } from '#domain/search/order/order-mentions.ts';
import { isClosing, isNote, isSentence } from '#domain/search/order/order-notes.ts';
import type { OrderRow } from '#domain/search/order/order-row.ts';

const textOf = ({ cells }: OrderRow): string => cells.filter(Boolean).join(' ');

const hasNumberOrName = ({ cells }: OrderRow): boolean => cells.some((cell) => /\p{L}{2}|\d/u.test(cell));

/** Whether a row says what or how many. */
const isOrder = ({ mention, hasAmount }: ReadRow): boolean => mention !== undefined || hasAmount;

/** Whether a row may order something, named or not. */
export const mayOrder = ({ row, mention, hasAmount }: ReadRow): boolean =>
  mention !== undefined || (hasNumberOrName(row) && !isNote(textOf(row), hasAmount));

/** Whether a row is a title above the names of columns, or follows the end of a letter, below which nothing is ordered. */
const aroundOrder = ({ rows, named }: ReadOrder): ((row: OrderRow) => boolean) => {
  const below = new Set(named.map(({ row }) => row));
  const heading = rows.find((row) => !below.has(row))?.line ?? 0;
  const last = named.findLast(isOrder)?.row.line ?? 0;
  const end = rows.find(({ line, text }) => line > last && isClosing(text))?.line ?? Infinity;
  return ({ line }) => line > end || line < heading;
};

/** A row that names nothing, with what its guess has by a name of the row. */
const withGuess = (each: ReadRow, guess: Guess | undefined): ReadRow =>
  each.mention
    ? each
    : { ...each, mention: findMention(each.candidates, itemsByName(guess?.products ?? [])) };

/**
 * Selects the rows that order something.
 * @param guesses what rows may mean that name nothing
 */
export const orderingRows = (order: ReadOrder, guesses: ReadonlyMap<OrderRow, Guess>): readonly ReadRow[] => {
  const isAround = aroundOrder(order);
  const isRemark = (row: OrderRow): boolean =>
    isAround(row) || (isSentence(textOf(row)) && !guesses.get(row)?.items.length);
  return order.named
    .filter(mayOrder)
    .map((each) => withGuess(each, guesses.get(each.row)))
    .filter((each) => isOrder(each) || !isRemark(each.row));
};

/** Finds what the text around the rows that order something says about them. */
export const contextsOfOrder = (
  { rows, named }: ReadOrder,
  orders: readonly ReadRow[],
): ReadonlyMap<OrderRow, Context> => {
  const ordering = new Set(orders.filter(isOrder).map(({ row }) => row));
  const below = new Set(named.map(({ row }) => row));
  return contextsOf(
    rows,
    (row) => ordering.has(row),
    (row) => !below.has(row),
  );
};
