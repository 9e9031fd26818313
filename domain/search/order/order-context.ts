import type { OrderRow } from '#domain/search/order/order-row.ts';
import { isRefusing } from '#domain/search/order/order-words.ts';
import { fold } from '#domain/shared/fold.ts';

/**
 * Doubt about a row from the text around it: `refused` where it is not wanted, `doubtful` where it may be of another
 * order.
 */
export type Context = 'refused' | 'doubtful';

/** Begins the mail that a letter answers, folded. */
const quotation =
  /^\s*-{2,} ?(?:original|forwarded|orijinal|iletilen)|(?:wrote|yazdi|schrieb) ?:\s*$|^(?:from|kimden|gonderen) ?: .*@/u;

const isMarked = ({ text }: OrderRow): boolean => /^\s*>/u.test(text);

/** Rows of a mail that is quoted below its answer; one that is all of the text is none. */
const quotedRows = (
  rows: readonly OrderRow[],
  isOrder: (row: OrderRow) => boolean,
): ReadonlySet<OrderRow> => {
  const first = rows.findIndex(isOrder);
  const begin = rows.findIndex(
    ({ text }, index) => index > first && first >= 0 && quotation.test(fold(text)),
  );
  return new Set(rows.filter((row, index) => isMarked(row) || (begin >= 0 && index > begin)));
};

const maxWords = 8;

/** Whether a line announces what follows. */
const isAnnouncement = ({ text }: OrderRow): boolean =>
  /:\s*$/u.test(text) || text.trim().split(/\s+/u).length <= maxWords;

const none: ReadonlySet<string> = new Set();

const announced = (row: OrderRow): Context | undefined => {
  if (!isAnnouncement(row)) return undefined;
  if (isRefusing(row.text, 'cell', none)) return 'refused';
  return isRefusing(row.text, 'announcement', none) ? 'doubtful' : undefined;
};

/**
 * Finds what is said about rows of an order elsewhere: below an announcement that they are cancelled or counted, or in a quoted
 * mail, where the answer has an order of its own.
 * @param isOrder whether a row may order something; the names of columns are between an announcement and its rows
 */
export const contextsOf = (
  rows: readonly OrderRow[],
  isOrder: (row: OrderRow) => boolean,
  isHeading: (row: OrderRow) => boolean,
): ReadonlyMap<OrderRow, Context> => {
  const quoted = quotedRows(rows, isOrder);
  const hasAnswer = rows.some(
    (row) => !quoted.has(row) && (isOrder(row) || isRefusing(row.text, 'announcement', none)),
  );
  const contexts = new Map<OrderRow, Context>();
  let current: Context | undefined;
  for (const row of rows)
    if (isOrder(row)) {
      const context = current ?? (hasAnswer && quoted.has(row) ? 'doubtful' : undefined);
      if (context) contexts.set(row, context);
    } else if (!isHeading(row)) current = announced(row);
  return contexts;
};
