import type { OrderRow } from '#domain/search/order/order-row.ts';
import { readAmount } from '#domain/search/amounts/read-amount.ts';
import type { Language } from '#domain/shared/language.ts';

/** A line of a list of fields, as `Miktar: 3` below `REF: CM-250`. */
const field = /^(?:miktar[ıi]?|adet|adedi|sayı|qty|quantity|birim[i]?|unit|uom|ölçü)\s*[:=]/iu;

/** Longer numbers are codes, in digits. */
const maxDigits = 5;

const isAmount = (row: OrderRow, language: Language): boolean => {
  const [cell = ''] = row.cells;
  if (row.cells.length > 1 || field.test(cell)) return row.cells.length === 1;
  const amount = readAmount(cell, language);
  if (amount?.kind === 'unclear') return amount.spelled !== undefined;
  return amount?.kind === 'amount' && amount.number.whole.length <= maxDigits;
};

const joinedWith = (above: OrderRow, row: OrderRow): OrderRow => ({
  ...above,
  endLine: row.endLine,
  text: `${above.text}\n${row.text}`,
  cells: [`${above.cells.join('')} ${row.cells.join('')}`],
});

/** Adds a line that says only how many to the one above it, which names its item and does not say it. */
export const joinAmounts = (
  rows: readonly OrderRow[],
  names: (row: OrderRow) => boolean,
  namesOnly: (row: OrderRow) => boolean,
  language: Language,
): readonly OrderRow[] => {
  const joined: OrderRow[] = [];
  let isOpen = false;
  for (const row of rows) {
    const above = joined.at(-1);
    const isBelow = above?.cells.length === 1 && row.line === above.endLine + 1;
    if (above && isBelow && isOpen && !names(row) && isAmount(row, language)) {
      joined[joined.length - 1] = joinedWith(above, row);
      isOpen = field.test(row.cells.join(''));
    } else {
      joined.push(row);
      isOpen = namesOnly(row);
    }
  }
  return joined;
};
