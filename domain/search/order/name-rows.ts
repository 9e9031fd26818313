import { joinAmounts } from '#domain/search/order/join-amounts.ts';
import { readLineAmount } from '#domain/search/order/line-amount.ts';
import { type Heading, isHeadingLine, readHeading } from '#domain/search/order/order-headings.ts';
import {
  type KnownItems,
  type Mention,
  type RowCandidates,
  candidatesOf,
  findMention,
} from '#domain/search/order/order-mentions.ts';
import type { OrderRow } from '#domain/search/order/order-row.ts';
import { readAmount } from '#domain/search/amounts/read-amount.ts';
import { type NamedRow, restOfRow } from '#domain/search/order/row-amount.ts';
import { readUnit } from '#domain/search/amounts/unit-spellings.ts';
import type { Language } from '#domain/shared/language.ts';

/** A row with all that it says by itself. */
export interface ReadRow extends NamedRow {
  readonly candidates: RowCandidates;
  /** Whether it says how many in some unit. */
  readonly hasAmount: boolean;
}

/** A text in rows, each with its amount where that is on a line of its own. */
export interface ReadOrder {
  readonly rows: readonly OrderRow[];
  /** The rows without headings. */
  readonly named: readonly ReadRow[];
}

/** Whether a row names an item and does not say how many. */
const namesOnly = (row: OrderRow, mention: Mention | undefined, language: Language): boolean =>
  mention !== undefined && readLineAmount(restOfRow({ row, mention }), language).kind === 'none';

const hasAmount = ({ cells }: OrderRow, language: Language): boolean => {
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

/** Rows below their headings, without the headings. */
const withHeadings = <Row extends Omit<NamedRow, 'heading'>>(
  rows: readonly Row[],
): readonly (Row & Pick<NamedRow, 'heading'>)[] => {
  let heading: Heading | undefined;
  return rows.flatMap((each) => {
    const own = each.mention ? undefined : readHeading(each.row.cells);
    if (own || (!each.mention && isHeadingLine(each.row.text))) {
      heading = own;
      return [];
    }
    return [{ ...each, heading }];
  });
};

/**
 * Reads the rows of an order: which items they name, below which heading they stand, and whether they say how many.
 * @param separate the rows as the text has them, in its order
 */
export const nameRows = (
  separate: ReadonlyMap<OrderRow, RowCandidates>,
  known: KnownItems,
  language: Language,
): ReadOrder => {
  const found = new Map(Array.from(separate, ([row, candidates]) => [row, findMention(candidates, known)]));
  const rows = joinAmounts(
    [...separate.keys()],
    (row) => found.get(row) !== undefined,
    (row) => namesOnly(row, found.get(row), language),
    language,
  );
  const named = withHeadings(
    rows.map((row) => {
      const candidates = separate.get(row) ?? candidatesOf(row);
      return { row, candidates, mention: found.get(row) ?? findMention(candidates, known) };
    }),
  );
  return {
    rows,
    named: named.map((each) => Object.assign({}, each, { hasAmount: hasAmount(each.row, language) })),
  };
};
