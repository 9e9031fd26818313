import type { IdentifiedOrder } from '#contracts/order.ts';
import { amountText } from '#domain/shared/unit.ts';
import type { Language } from '#domain/shared/language.ts';
import { type NamedItem, itemName } from '../basket/named-item.ts';

type Line = IdentifiedOrder['lines'][number];

/** A line with what it can be: the items with the line's quantity. */
export interface OrderedLine extends Pick<Line, 'line' | 'text'> {
  readonly items: readonly NamedItem[];
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
export const groupLines = ({ lines }: IdentifiedOrder): GroupedLines => {
  return {
    sure: lines.filter((line) => isKnown(line) && line.isSure).map(withItems),
    guessed: lines.filter((line) => isKnown(line) && !line.isSure).map(withItems),
    unknown: lines.filter((line) => !isKnown(line)),
  };
};

/** An item as lists of an order show it: `3 × Tip, 4 mm (REF OM-85)`. */
export const orderedText = (item: NamedItem, language: Language): string => {
  const text = `${amountText(item, language)} × ${itemName(item, language)}`;
  return item.ref === undefined ? text : `${text} (REF ${item.ref})`;
};
