import type { LineAmount } from '#domain/search/line-amount.ts';
import { mentionMark, readLineAmount } from '#domain/search/line-amount.ts';
import { type Columns, columnsOfHeading, inferColumns } from '#domain/search/order-columns.ts';
import type { Heading } from '#domain/search/order-headings.ts';
import type { Mention } from '#domain/search/order-mentions.ts';
import type { OrderRow } from '#domain/search/order-row.ts';
import { readAmount } from '#domain/search/read-amount.ts';
import { type SpelledUnit, readUnitCell } from '#domain/search/unit-spellings.ts';
import { type Language, languages } from '#domain/shared/language.ts';
import {
  type Vocabulary,
  isOfOther,
  otherUnit,
  sayingOf,
  sayingOfCells,
} from '#domain/search/line-doubts.ts';
import type { Notation } from '#domain/search/order-notation.ts';
import type { Unit } from '#domain/shared/unit.ts';

/** How many a row asks for. */
export interface RowAmount {
  /** What is asked for, or what it may be where it is not sure; 0 where nothing can be said. */
  readonly quantity: number;
  /** Left out for pieces. */
  readonly unit?: Unit;
  readonly isSure: boolean;
  /** Where it is from, if the row does not say it: it is left out, or the code of the item may hold it; or the row says several. */
  readonly origin?: 'default' | 'code' | 'several';
  /** Whether the row describes another item than it names. */
  readonly isOfOther?: boolean;
  /** What the row says of its item besides its name. */
  readonly said: string;
}

type Amounted = Omit<RowAmount, 'said' | 'origin'>;

/** A row that may order something, with what it names and the heading above it. */
export interface NamedRow {
  readonly row: OrderRow;
  readonly mention: Mention | undefined;
  readonly heading: Heading | undefined;
}

const known = (
  amount: Extract<LineAmount, { kind: 'known' }>['amount'],
  spelled: SpelledUnit | undefined,
  isSure: boolean,
): Amounted => ({
  quantity: amount.quantity ?? 0,
  ...(spelled?.unit !== undefined && { unit: spelled.unit }),
  isSure: isSure && amount.quantity !== undefined,
});

const asked = (guess: number | undefined, spelled: SpelledUnit | undefined): Amounted => ({
  quantity: guess ?? 0,
  ...(spelled?.unit !== undefined && { unit: spelled.unit }),
  isSure: false,
});

/** The amount of a row of a table. */
const amountOfCells = (
  cells: readonly string[],
  columns: Columns,
  heading: Heading | undefined,
  language: Language | undefined,
): Amounted => {
  const filled = columns.quantities.filter((index) => (cells[index] ?? '') !== '');
  const cell = cells[filled[0] ?? columns.quantities[0] ?? 0] ?? '';
  const isOnly = columns.isSure || (filled.length > 1 && filled.every((index) => cells[index] === cell));
  const unitCell = columns.unit === undefined ? '' : (cells[columns.unit] ?? '');
  const ofColumn = unitCell === '' ? heading?.spelled : readUnitCell(unitCell);
  const amount = readAmount(cell, language);
  if (amount?.kind === 'amount') {
    const spelled = amount.spelled ?? ofColumn;
    const isUnitClear =
      (unitCell === '' || ofColumn !== undefined) &&
      (amount.spelled === undefined || unitCell === '' || amount.spelled.unit === ofColumn?.unit);
    return known(amount, spelled, isOnly && isUnitClear);
  }
  const { guess, spelled } = amount?.kind === 'unclear' ? amount : {};
  return asked(guess, spelled ?? ofColumn);
};

/** `1,000` by hand is a thousand to some and one to others. */
const isOddlyWritten = ({ quantity, number }: Extract<LineAmount, { kind: 'known' }>['amount']): boolean =>
  number.isAmbiguous === true && quantity === Number(number.whole);

/** Longer numbers without a doubt are how many; with one, they are rather a code. */
const maxGuess = 9999;

const likely = (guess: number | undefined): number | undefined =>
  guess !== undefined && guess <= maxGuess ? guess : undefined;

const amountOfLine = (line: LineAmount, { isShown }: Notation): Amounted => {
  if (line.kind === 'none') return { quantity: 1, isSure: true };
  if (line.kind === 'known')
    return known(line.amount, line.amount.spelled, isShown || !isOddlyWritten(line.amount));
  const { guess } = line;
  if (guess?.kind === 'amount') return asked(likely(guess.quantity), guess.spelled);
  return guess?.kind === 'unclear' ? asked(guess.guess, guess.spelled) : asked(undefined, undefined);
};

/** The cells of a row without what names its item. */
const restOfCells = ({ row: { cells }, mention }: Pick<NamedRow, 'row' | 'mention'>): readonly string[] =>
  cells.map((cell, index) => {
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
  });

/** A row as one line, without what names its item. */
export const restOfRow = (row: Pick<NamedRow, 'row' | 'mention'>): string => restOfCells(row).join(' ; ');

/** Names of the items, whose numbers say nothing about how many. */
const namesOf = ({ mention }: NamedRow): string =>
  (mention?.items ?? [])
    .flatMap(({ name, variantName }) =>
      languages.map((language) => `${name[language]} ${variantName?.[language] ?? ''}`),
    )
    .join(' ');

/** What a code says of how many, where nothing else does, is shown and asked. */
const amountOfCode = ({ mention }: NamedRow): Amounted | undefined => {
  const counts = (mention?.places ?? []).flatMap(({ count }) => count ?? []);
  if (counts.length > 0) return asked(counts[0], undefined);
  return mention?.places.some(({ beginning }) => beginning !== undefined) ? asked(1, undefined) : undefined;
};

const originOf = (line: LineAmount, ofCode: Amounted | undefined): Pick<RowAmount, 'origin'> => {
  if (ofCode) return { origin: 'code' };
  if (line.kind === 'none') return { origin: 'default' };
  return line.kind === 'unclear' && line.isSeveral ? { origin: 'several' } : {};
};

/** What is refused is asked for anew, without a guess. */
const unlessRefused = (amount: Amounted, isRefused: boolean): Amounted =>
  isRefused
    ? { ...asked(undefined, undefined), ...(amount.unit !== undefined && { unit: amount.unit }) }
    : amount;

/** A number before the item, as lists of lines have it. */
const leadingNumber = /^\s*(?<number>\d{1,3})\s*;?\s+(?=\uFFFC)/u;

/** Rows that begin with 1, 2, 3 and so on, which may be their numbers. */
const numberedRows = (rows: readonly NamedRow[]): ReadonlySet<NamedRow> => {
  const leading = rows.flatMap((row) => {
    const { number } = leadingNumber.exec(restOfRow(row))?.groups ?? {};
    return number === undefined ? [] : [{ row, number: Number(number) }];
  });
  const isNumbering = leading.length > 1 && leading.every(({ number }, index) => number === index + 1);
  return new Set(isNumbering ? leading.map(({ row }) => row) : []);
};

const lineAmount = (
  row: NamedRow,
  notation: Notation,
  vocabulary: Vocabulary,
  isNumbered: boolean,
): RowAmount => {
  const text = isNumbered ? restOfRow(row).replace(leadingNumber, '') : restOfRow(row);
  const line = readLineAmount(text, notation.language, namesOf(row));
  const said = { ...line, rest: line.kind === 'known' ? line.rest.replace(leadingNumber, '') : line.rest };
  const ofCode = line.kind === 'none' ? amountOfCode(row) : undefined;
  const isDescribed = row.mention === undefined || row.row.cells.length > 1;
  const saying = isDescribed ? sayingOfCells(said.rest, vocabulary) : sayingOf(said, vocabulary);
  const isUnsaid = line.kind === 'none' && (saying !== 'plain' || isNumbered);
  const amount = ofCode ?? (isUnsaid ? asked(undefined, undefined) : amountOfLine(line, notation));
  const spelled = line.kind === 'known' ? line.amount.spelled : undefined;
  const other = row.mention && otherUnit(said.rest, spelled, vocabulary);
  return {
    ...unlessRefused(amount, saying === 'refused'),
    ...(saying === 'unclear' && { isSure: false }),
    // `kutu: 3 adet` is three boxes or three pieces.
    ...(other && { isSure: false, ...(spelled === undefined && other) }),
    ...originOf(line, ofCode),
    said: said.rest,
  };
};

/** Columns that an item is named in; a name may have an amount beside it. */
const namedColumns = ({ row, mention }: NamedRow): ReadonlySet<number> =>
  new Set(
    (mention?.places ?? []).flatMap(({ cell, start, end }) =>
      cell !== undefined && end - start >= (row.cells[cell] ?? '').length ? [cell] : [],
    ),
  );

/** The cells of a row that say what its item is, without what names it. */
const saidInCells = (
  row: NamedRow,
  { quantities, unit }: Columns,
  language: Language | undefined,
): string => {
  const { cells } = row.row;
  const isDescription = (cell: string, index: number): boolean => {
    const role = row.heading?.roles[index];
    if (role !== undefined) return role === 'code' || role === 'name' || role === 'note';
    return !quantities.includes(index) && index !== unit && readAmount(cell, language) === undefined;
  };
  const rest = restOfCells(row);
  return rest.filter((_, index) => isDescription(cells[index] ?? '', index)).join(' ; ');
};

const hasOnlyText = (cells: readonly string[], language: Language | undefined): boolean =>
  cells.every((cell) => readAmount(cell, language) === undefined);

/** What the cells of a row call its item: those below such a heading, or text beside what names it. */
const descriptionOf = (row: NamedRow, { quantities, unit }: Columns): string => {
  const { heading, mention } = row;
  const places = new Set((mention?.places ?? []).flatMap(({ cell }) => cell ?? []));
  const isName = (index: number): boolean =>
    heading ? heading.roles[index] === 'name' : places.has(index - 1) || places.has(index + 1);
  if (heading && [...places].some(isName)) return '';
  return restOfCells(row)
    .filter(
      (cell, index) =>
        isName(index) && !quantities.includes(index) && index !== unit && /\p{L}{3}/u.test(cell),
    )
    .join(' ');
};

const tableAmount = (
  row: NamedRow,
  columns: Columns,
  language: Language | undefined,
  vocabulary: Vocabulary,
): RowAmount => {
  const amount = amountOfCells(row.row.cells, columns, row.heading, language);
  const rest = restOfRow(row);
  const isRefused = sayingOfCells(rest, vocabulary) === 'refused';
  const spelled = amount.unit === undefined ? undefined : { unit: amount.unit };
  const hasOtherUnit =
    row.mention !== undefined &&
    columns.unit === undefined &&
    otherUnit(rest, spelled, vocabulary) !== undefined;
  return {
    ...unlessRefused(amount, isRefused),
    ...(hasOtherUnit && { isSure: false }),
    isOfOther: isOfOther(descriptionOf(row, columns), vocabulary),
    said: saidInCells(row, columns, language),
  };
};

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
    const numbered = numberedRows(group);
    for (const each of group) {
      const isInTable =
        columns !== undefined &&
        columns.quantities.length > 0 &&
        !(ofHeading === undefined && hasOnlyText(each.row.cells, language));
      amounts.set(
        each,
        isInTable
          ? tableAmount(each, columns, language, vocabularyOf(each))
          : lineAmount(each, notation, vocabularyOf(each), numbered.has(each)),
      );
    }
  }
  return amounts;
};
