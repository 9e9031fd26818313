import type { LineAmount } from '#domain/search/line-amount.ts';
import { mentionMark, readLineAmount } from '#domain/search/line-amount.ts';
import { type Columns, columnsOfHeading, inferColumns } from '#domain/search/order-columns.ts';
import type { Heading } from '#domain/search/order-headings.ts';
import type { Mention } from '#domain/search/order-mentions.ts';
import type { OrderRow } from '#domain/search/order-row.ts';
import { readAmount } from '#domain/search/read-amount.ts';
import { type SpelledUnit, readUnitCell } from '#domain/search/unit-spellings.ts';
import type { Language } from '#domain/shared/language.ts';
import { isContradicted, readNumber } from '#domain/shared/read-quantity.ts';
import type { Unit } from '#domain/shared/unit.ts';

/** How many a row asks for. */
export interface RowAmount {
  /** What is asked for, or what it may be where it is not sure; 0 where nothing can be said. */
  readonly quantity: number;
  /** Left out for pieces. */
  readonly unit?: Unit;
  readonly isSure: boolean;
}

/** A row that may order something, with what it names and the heading above it. */
export interface NamedRow {
  readonly row: OrderRow;
  readonly mention: Mention | undefined;
  readonly heading: Heading | undefined;
}

/** The decimal signs that the numbers of a text show themselves. */
export const decimalSignsIn = (rows: readonly OrderRow[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ cells }) => {
      const numbers = cells.map((cell) => readNumber(cell.replaceAll(/[^\d.,'’\s]/gu, '')));
      return numbers.flatMap((number) =>
        number?.decimalSign !== undefined && !number.isAmbiguous ? [number.decimalSign] : [],
      );
    }),
  );

interface Notation {
  readonly language: Language;
  readonly signs: ReadonlySet<string>;
}

const known = (
  amount: Extract<LineAmount, { kind: 'known' }>['amount'],
  spelled: SpelledUnit | undefined,
  isSure: boolean,
  { language, signs }: Notation,
): RowAmount => ({
  quantity: amount.quantity ?? 0,
  ...(spelled?.unit !== undefined && { unit: spelled.unit }),
  isSure: isSure && amount.quantity !== undefined && !isContradicted(amount.number, language, signs),
});

const asked = (guess: number | undefined, spelled: SpelledUnit | undefined): RowAmount => ({
  quantity: guess ?? 0,
  ...(spelled?.unit !== undefined && { unit: spelled.unit }),
  isSure: false,
});

/** The amount of a row of a table. */
const amountOfCells = (
  cells: readonly string[],
  columns: Columns,
  heading: Heading | undefined,
  notation: Notation,
): RowAmount => {
  const filled = columns.quantities.filter((index) => (cells[index] ?? '') !== '');
  const cell = cells[filled[0] ?? columns.quantities[0] ?? 0] ?? '';
  const isOnly = columns.isSure || (filled.length > 1 && filled.every((index) => cells[index] === cell));
  const unitCell = columns.unit === undefined ? '' : (cells[columns.unit] ?? '');
  const ofColumn = unitCell === '' ? heading?.spelled : readUnitCell(unitCell);
  const amount = readAmount(cell, notation.language);
  if (amount?.kind === 'amount') {
    const spelled = amount.spelled ?? ofColumn;
    const isUnitClear =
      (unitCell === '' || ofColumn !== undefined) &&
      (amount.spelled === undefined || unitCell === '' || amount.spelled.unit === ofColumn?.unit);
    return known(amount, spelled, isOnly && isUnitClear, notation);
  }
  const { guess, spelled } = amount?.kind === 'unclear' ? amount : {};
  return asked(guess, spelled ?? ofColumn);
};

const amountOfLine = (line: LineAmount, notation: Notation): RowAmount => {
  if (line.kind === 'none') return { quantity: 1, isSure: true };
  if (line.kind === 'known') return known(line.amount, line.amount.spelled, true, notation);
  const { guess } = line;
  if (guess?.kind === 'amount') return asked(guess.quantity, guess.spelled);
  return guess?.kind === 'unclear' ? asked(guess.guess, guess.spelled) : asked(undefined, undefined);
};

/** A row as one line, without what names its item. */
const restOfRow = ({ row: { cells }, mention }: NamedRow): string =>
  cells
    .map((cell, index) => {
      const places = (mention?.places ?? []).filter(
        (place) => place.cell === index || place.cell === undefined,
      );
      return places
        .toSorted((one, other) => other.start - one.start)
        .reduce(
          (text, { start, end, cell: at }) =>
            at === undefined ? text : `${text.slice(0, start)} ${mentionMark} ${text.slice(end)}`,
          cell,
        );
    })
    .join(' ; ');

const nameOf = ({ mention }: NamedRow, language: Language): string =>
  (mention?.items ?? [])
    .map(({ name, variantName }) => `${name[language]} ${variantName?.[language] ?? ''}`)
    .join(' ');

const lineAmount = (row: NamedRow, notation: Notation): RowAmount =>
  amountOfLine(readLineAmount(restOfRow(row), notation.language, nameOf(row, notation.language)), notation);

/** Columns that an item is named in; a name may have an amount beside it. */
const namedColumns = ({ row, mention }: NamedRow): ReadonlySet<number> =>
  new Set(
    (mention?.places ?? []).flatMap(({ cell, start, end }) =>
      cell !== undefined && end - start >= (row.cells[cell] ?? '').length ? [cell] : [],
    ),
  );

const hasOnlyText = (cells: readonly string[], language: Language): boolean =>
  cells.every((cell) => readAmount(cell, language) === undefined);

/**
 * Reads how many the rows ask for. A heading decides the columns; without one, all rows that are as wide do.
 */
export const amountsOf = (
  rows: readonly NamedRow[],
  language: Language,
  signs: ReadonlySet<string>,
): ReadonlyMap<NamedRow, RowAmount> => {
  const notation = { language, signs };
  const amounts = new Map<NamedRow, RowAmount>();
  const isRowOf = ({ row, heading }: NamedRow): boolean =>
    heading !== undefined &&
    row.cells.length > 1 &&
    (row.isSpaced ? row.cells.length === heading.roles.length : row.cells.length <= heading.roles.length);
  const groups = Map.groupBy(rows, (each) => {
    if (each.row.cells.length === 1) return 'line';
    return isRowOf(each) ? each.heading : each.row.cells.length;
  });
  for (const [kind, group] of groups) {
    const heading = typeof kind === 'object' ? kind : undefined;
    const table = group.map((each) => ({ cells: each.row.cells, named: namedColumns(each) }));
    const ofHeading = heading && columnsOfHeading(heading);
    const columns = kind === 'line' ? undefined : (ofHeading ?? inferColumns(table, language));
    for (const each of group) {
      const isInTable =
        columns !== undefined &&
        columns.quantities.length > 0 &&
        !(ofHeading === undefined && hasOnlyText(each.row.cells, language));
      amounts.set(
        each,
        isInTable ? amountOfCells(each.row.cells, columns, heading, notation) : lineAmount(each, notation),
      );
    }
  }
  return amounts;
};
