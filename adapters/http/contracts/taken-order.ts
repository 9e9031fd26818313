import { restOf } from '#domain/search/rest-of-order.ts';
import { maxLengths } from './form-fields.ts';
import { type IdentifiedOrder, withOrder } from './order.ts';
import { type RequestItem, encodeRequestItems } from './request-items.ts';

type Line = IdentifiedOrder['lines'][number];

/** A line with what it can be: the items with the line's quantity. */
export interface OrderedLine extends Pick<Line, 'line' | 'text'> {
  readonly items: readonly (Line['items'][number] & RequestItem)[];
}

interface GroupedLines {
  readonly sure: readonly OrderedLine[];
  readonly guessed: readonly OrderedLine[];
  readonly unknown: readonly Line[];
}

const withItems = ({ line, text, quantity, items }: Line): OrderedLine => ({
  line,
  text,
  items: items.map((item) => Object.assign({ quantity }, item)),
});

const isKnown = ({ items, quantity }: Line): boolean => items.length > 0 && quantity > 0;

/** Lines that can be added, lines to choose for, and lines that cannot be added, whether for their text or their quantity. */
export const groupLines = ({ lines }: IdentifiedOrder): GroupedLines => ({
  sure: lines.filter((line) => isKnown(line) && line.isSure).map(withItems),
  guessed: lines.filter((line) => isKnown(line) && !line.isSure).map(withItems),
  unknown: lines.filter((line) => !isKnown(line)),
});

/**
 * Whether a form can be sent: all lines of its order are in the list, or the visitor has said that the others go along as
 * text, for which they are not too long.
 * @param rest as `takeOrder` returns it
 */
export const isRestDecided = (rest: string, isRestSent: boolean): boolean =>
  rest === '' || (isRestSent && rest.length <= maxLengths.orderLines);

/** What was chosen for lines, as `encodeRequestItems` writes it, by the number of the line. */
export type OrderChoices = Readonly<Partial<Record<number, string>>>;

interface TakenOrder<Item> {
  readonly list: readonly Item[];
  /** What the lines have added to the list. */
  readonly added: readonly RequestItem[];
  /** The lines that are not in the list, as they were written; empty if all are. */
  readonly rest: string;
}

/**
 * Adds the lines of an order to a list: those that name an item for sure, and those for which one was chosen, as far as
 * there is room.
 * @param text that the order was read from
 */
export const takeOrder = <Item extends RequestItem>(
  list: readonly Item[],
  { text, order, choices }: { text: string; order: IdentifiedOrder; choices: OrderChoices },
): TakenOrder<Item | OrderedLine['items'][number]> => {
  const { sure, guessed } = groupLines(order);
  const picked = [
    ...sure.flatMap(({ line, items }) => items.map((item) => ({ line, item }))),
    ...guessed.flatMap(({ line, items }) =>
      items.filter((item) => encodeRequestItems([item]) === choices[line]).map((item) => ({ line, item })),
    ),
  ];
  const { list: joined, left } = withOrder<Item | OrderedLine['items'][number]>(
    list,
    picked.map(({ item }) => item),
  );
  const added = picked.filter(({ item }) => !left.includes(item));
  const rest = restOf(text, order, new Set(added.map(({ line }) => line)));
  return {
    list: joined,
    added: added.map(({ item }) => item),
    // Rules between lines say nothing.
    rest: /[\p{L}\p{N}]/u.test(rest) ? rest : '',
  };
};
