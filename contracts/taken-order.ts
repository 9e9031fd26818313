import type { Language } from '#domain/shared/language.ts';
import { isQuantity } from '#domain/shared/quantity.ts';
import { restOf } from '#domain/search/order/rest-of-order.ts';
import { maxLengths } from './form-fields.ts';
import { joinLists } from './list/join-lists.ts';
import type { IdentifiedOrder } from './order.ts';
import { isCompleteItem } from './list/decode-items.ts';
import { type ListItem, encodeItems, itemKey } from './list/items.ts';
import { withTypedAmount } from './list/typed-amount.ts';

type Line = IdentifiedOrder['lines'][number];

/** A line with what it can be: the items with the line's quantity. */
export interface OrderedLine extends Pick<Line, 'line' | 'text'> {
  readonly items: readonly (Line['items'][number] & ListItem)[];
}

export interface GroupedLines {
  readonly sure: readonly OrderedLine[];
  readonly guessed: readonly OrderedLine[];
  /** Lines that do not say clearly how many; the quantity of their items is a guess, or 0. */
  readonly asked: readonly OrderedLine[];
  readonly unknown: readonly Line[];
  /** Lines that order nothing. */
  readonly notes: readonly Line[];
}

const withItems = ({ line, text, quantity, unit, items }: Line): OrderedLine => ({
  line,
  text,
  items: items.map((item) => Object.assign({ quantity, ...(unit !== undefined && { unit }) }, item)),
});

const hasItems = ({ items }: Line): boolean => items.length > 0;

const isAsked = ({ question, quantity }: Line): boolean => question === 'quantity' || quantity === 0;

/** Lines that can be added, lines to choose for or to say how many of, lines of which nothing is known, and notes. */
export const groupLines = ({ lines }: IdentifiedOrder): GroupedLines => {
  const known = lines.filter(hasItems);
  const stated = known.filter((line) => !isAsked(line));
  return {
    sure: stated.filter(({ isSure }) => isSure).map(withItems),
    guessed: stated.filter(({ isSure }) => !isSure).map(withItems),
    asked: known.filter(isAsked).map(withItems),
    unknown: lines.filter((line) => !hasItems(line) && !line.isNote),
    notes: lines.filter(({ isNote }) => isNote),
  };
};

/**
 * Whether a form can be sent: all lines of its order are in the list, or the visitor has said that the others go along as
 * text, for which they are not too long.
 * @param rest as `takeOrder` returns it
 */
export const isRestDecided = (rest: string, isRestSent: boolean): boolean =>
  rest === '' || (isRestSent && rest.length <= maxLengths.orderLines);

/** Items that were chosen for lines, as `encodeItems` writes them, by the number of the line. */
export type OrderChoices = Readonly<Partial<Record<number, string>>>;

/** Quantities that were typed for lines that do not say them clearly, by the number of the line. */
export type OrderAnswers = OrderChoices;

/** Decisions of the visitor about the lines of an order. */
export interface OrderDecisions {
  readonly choices: OrderChoices;
  readonly answers: OrderAnswers;
  /** Language of the answers. */
  readonly language: Language;
}

/** An asked line with the answer; the item that was chosen, where several are meant. */
const answered = ({ line, items }: OrderedLine, { choices, answers, language }: OrderDecisions) => {
  const item = items.length === 1 ? items[0] : items.find((each) => itemKey(each) === choices[line]);
  const answer = item && withTypedAmount(item, answers[line] ?? '', language);
  return answer && isCompleteItem(answer) ? [{ line, item: answer }] : [];
};

/** Lines whose answers are no quantities, by their numbers. */
export const faultyAnswers = (
  order: IdentifiedOrder,
  answers: OrderAnswers,
  language: Language,
): ReadonlyMap<number, string> =>
  new Map(
    groupLines(order).asked.flatMap(({ line }) => {
      const typed = (answers[line] ?? '').trim();
      return typed === '' || isQuantity(withTypedAmount({ slug: '', quantity: 1 }, typed, language).quantity)
        ? []
        : [[line, typed] as const];
    }),
  );

type OrderItem = OrderedLine['items'][number];

/** Finds the items of an order: of lines that name one for sure, and of those for which one was chosen. */
const pickedItems = (order: IdentifiedOrder, decisions: OrderDecisions) => {
  const { sure, guessed, asked } = groupLines(order);
  const { choices } = decisions;
  return [
    ...sure.flatMap(({ line, items }) => items.map((item) => ({ line, item }))),
    ...guessed.flatMap(({ line, items }) =>
      items.filter((item) => encodeItems([item]) === choices[line]).map((item) => ({ line, item })),
    ),
    ...asked.flatMap((line) => answered(line, decisions)),
  ];
};

/** Items of lines that a list does not take, as the sum of their quantity and that of the list is none. */
export const exceedingItems = (
  list: readonly ListItem[],
  order: IdentifiedOrder,
  decisions: OrderDecisions,
): readonly OrderItem[] => {
  const items = pickedItems(order, decisions).map(({ item }) => item);
  const { exceeding } = joinLists<ListItem>(list, items);
  return items.filter((item) => exceeding.includes(item));
};

interface TakenOrder<Item> {
  readonly list: readonly Item[];
  /** Items that the lines have added to the list. */
  readonly added: readonly ListItem[];
  /** Whether the list has no room for some of them. */
  readonly isFull: boolean;
  /** The lines that are not in the list, as they were written; empty if all are. */
  readonly rest: string;
  /** Number of these lines, without notes that nobody sends; 0 if all are in the list. */
  readonly left: number;
}

/**
 * Adds the lines of an order to a list, as far as there is room and the sums are quantities.
 * @param text that the order was read from
 * @param isRestSent whether the other lines go along as text: then notes alone stay as well
 */
export const takeOrder = <Item extends ListItem>(
  list: readonly Item[],
  {
    text,
    order,
    isRestSent,
    ...decisions
  }: { text: string; order: IdentifiedOrder; isRestSent: boolean } & OrderDecisions,
): TakenOrder<Item | OrderItem> => {
  const picked = pickedItems(order, decisions);
  const {
    list: joined,
    left,
    exceeding,
  } = joinLists<Item | OrderItem>(
    list,
    picked.map(({ item }) => item),
  );
  const added = picked.filter(({ item }) => !left.includes(item));
  const addedLines = new Set(added.map(({ line }) => line));
  const lines = isRestSent ? order.lines.map(({ isNote: _isNote, ...line }) => line) : order.lines;
  const { rest, left: leftLines } = restOf(text, { ...order, lines }, addedLines);
  return {
    list: joined,
    added: added.map(({ item }) => item),
    isFull: left.length > exceeding.length,
    rest,
    left: leftLines,
  };
};
