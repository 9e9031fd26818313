import { amountOfLine, numberedRows } from '#domain/search/order/amount-of-line.ts';
import { amountOfTableRow } from '#domain/search/order/amount-of-table-row.ts';
import type { Vocabulary } from '#domain/search/order/line-doubts.ts';
import { columnsOfHeading, inferColumns } from '#domain/search/order/order-columns.ts';
import type { Notation } from '#domain/search/order/order-notation.ts';
import { readAmount } from '#domain/search/amounts/read-amount.ts';
import type { NamedRow, RowAmount } from '#domain/search/order/row-amount.ts';
import type { Language } from '#domain/shared/language.ts';

/** Columns that an item is named in; a name may have an amount beside it. */
const namedColumns = ({ row, mention }: NamedRow): ReadonlySet<number> =>
  new Set(
    (mention?.places ?? []).flatMap(({ cell, start, end }) =>
      cell !== undefined && end - start >= (row.cells[cell] ?? '').length ? [cell] : [],
    ),
  );

const hasOnlyText = (cells: readonly string[], language: Language | undefined): boolean =>
  cells.every((cell) => readAmount(cell, language) === undefined);

/** Whether a row has the columns of the heading above it. */
const isRowOf = ({ row, heading }: NamedRow): boolean =>
  heading !== undefined &&
  row.cells.length > 1 &&
  (row.isSpaced ? row.cells.length === heading.roles.length : row.cells.length <= heading.roles.length);

/** Minimum length of a long table, in rows. */
const minLongTable = 3;

/**
 * Reads how many the rows ask for. A heading decides the columns; without one, all rows that are as wide do.
 */
export const amountsOf = (
  rows: readonly NamedRow[],
  notation: Notation,
  vocabularyOf: (row: NamedRow) => Vocabulary,
): ReadonlyMap<NamedRow, RowAmount> => {
  const { language } = notation;
  const amounts = new Map<NamedRow, RowAmount>();
  const groups = Map.groupBy(rows, (each) => {
    if (each.row.cells.length === 1) return 'line';
    return isRowOf(each) ? each.heading : each.row.cells.length;
  });
  for (const [kind, group] of groups) {
    const heading = typeof kind === 'object' ? kind : undefined;
    const table = group.map((each) => ({ cells: each.row.cells, named: namedColumns(each) }));
    const ofHeading = heading && columnsOfHeading(heading);
    const columns = kind === 'line' ? undefined : (ofHeading ?? inferColumns(table, language));
    const numbered = numberedRows(group);
    for (const each of group) {
      const isInTable =
        columns !== undefined &&
        columns.quantities.length > 0 &&
        !(ofHeading === undefined && hasOnlyText(each.row.cells, language));
      amounts.set(
        each,
        isInTable
          ? amountOfTableRow(
              { ...each, heading: ofHeading && heading },
              columns,
              notation,
              vocabularyOf(each),
              group.length >= minLongTable,
            )
          : amountOfLine(each, notation, vocabularyOf(each), numbered.has(each)),
      );
    }
  }
  return amounts;
};
