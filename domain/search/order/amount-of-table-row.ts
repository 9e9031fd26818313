import {
  type Vocabulary,
  isOfOther,
  isRemarkUnderstood,
  otherUnit,
  sayingOfCells,
} from '#domain/search/order/line-doubts.ts';
import { isMeasure } from '#domain/search/measures/measures.ts';
import type { Columns } from '#domain/search/order/order-columns.ts';
import type { Heading } from '#domain/search/order/order-headings.ts';
import type { Notation } from '#domain/search/order/order-notation.ts';
import { readAmount } from '#domain/search/amounts/read-amount.ts';
import {
  type Amounted,
  type NamedRow,
  type RowAmount,
  asked,
  known,
  quantityIn,
  restOfCells,
  restOfRow,
  unlessRefused,
} from '#domain/search/order/row-amount.ts';
import { readUnitCell } from '#domain/search/amounts/unit-spellings.ts';
import type { Unit } from '#domain/shared/unit.ts';
import type { Language } from '#domain/shared/language.ts';

/** Whether several columns of quantities say the same. */
const isSame = (
  filled: readonly number[],
  cells: readonly string[],
  units: ReadonlySet<Unit | undefined>,
): boolean =>
  filled.length > 1 && units.size === 1 && new Set(filled.map((index) => cells[index])).size === 1;

/** Whether a row has several amounts in different units, as `2 boxes` beside `3 pieces`, of which one is only a part. */
const isPart = (
  filled: readonly number[],
  cells: readonly string[],
  units: ReadonlySet<Unit | undefined>,
  language: Language | undefined,
): boolean => {
  if (filled.length < 2) return false;
  const amounts = filled.map((index) => readAmount(cells[index] ?? '', language));
  const spelled = amounts.flatMap((amount) => (amount && 'spelled' in amount ? (amount.spelled ?? []) : []));
  return units.size > 1 || new Set(spelled.map(({ unit }) => unit)).size > 1;
};

/** Whether something of a row was done already, or refused. */
const isDone = ({ row: { cells }, heading }: NamedRow, quantity: number, notation: Notation): boolean =>
  (heading?.roles ?? []).some((role, index) => {
    const cell = cells[index] ?? '';
    if (role === 'outcome') return isFilled(cell) && !/^(?:no|hayir|hayır|n)$/iu.test(cell);
    if (role !== 'approved' || cell === '') return false;
    const amount = readAmount(cell, notation.language);
    return amount?.kind === 'amount' ? quantityIn(amount, notation) !== quantity : true;
  });

/** Whether a column has the quantities or their units. */
const isAmountColumn = ({ quantities, unit }: Columns, index: number): boolean =>
  quantities.includes(index) || index === unit;

const isFilled = (cell: string | undefined): boolean => cell !== undefined && !/^[0-]?$/u.test(cell);

/** The amount of a row of a table. */
const amountOfCells = (
  cells: readonly string[],
  columns: Columns,
  heading: Heading | undefined,
  notation: Notation,
): Amounted => {
  const unitsOf = (indexes: readonly number[]): ReadonlySet<Unit | undefined> =>
    new Set(indexes.map((index) => heading?.spelled[index]?.unit));
  // 0 boxes and 24 pieces are 24 pieces.
  const isByUnit = unitsOf(columns.quantities).size > 1;
  const filled = columns.quantities.filter((index) =>
    isByUnit ? isFilled(cells[index]) : (cells[index] ?? '') !== '',
  );
  const column = filled[0] ?? columns.quantities[0] ?? 0;
  const cell = cells[column] ?? '';
  const isOnly =
    columns.isSure || (isByUnit && filled.length === 1) || isSame(filled, cells, unitsOf(filled));
  const unitCell = columns.unit === undefined ? '' : (cells[columns.unit] ?? '');
  const ofColumn = unitCell === '' ? heading?.spelled[column] : readUnitCell(unitCell);
  const amount = readAmount(cell, notation.language);
  if (isPart(filled, cells, unitsOf(filled), notation.language)) return asked(undefined, undefined);
  if (amount?.kind === 'amount') {
    const spelled = amount.spelled ?? ofColumn;
    const isUnitClear =
      (unitCell === '' || ofColumn !== undefined) &&
      (amount.spelled === undefined || unitCell === '' || amount.spelled.unit === ofColumn?.unit);
    return known(quantityIn(amount, notation), spelled, isOnly && isUnitClear);
  }
  const { guess, spelled } = amount?.kind === 'unclear' ? amount : {};
  return asked(guess, spelled ?? ofColumn);
};

/** The cells of a row that say what its item is, without what names it. */
const saidInCells = (row: NamedRow, columns: Columns, language: Language | undefined): string => {
  const { cells } = row.row;
  const isDescription = (cell: string, index: number): boolean => {
    const role = row.heading?.roles[index];
    if (role !== undefined) return role === 'code' || role === 'name' || role === 'note';
    return !isAmountColumn(columns, index) && readAmount(cell, language) === undefined;
  };
  const rest = restOfCells(row);
  return rest.filter((_, index) => isDescription(cells[index] ?? '', index)).join(' ; ');
};

/** Reads what the cells of a row call its item: those below such a heading, or text beside what names it. */
const descriptionOf = (row: NamedRow, columns: Columns): string => {
  const { heading, mention } = row;
  const places = new Set((mention?.places ?? []).flatMap(({ cell }) => cell ?? []));
  const isName = (index: number): boolean =>
    heading ? heading.roles[index] === 'name' : places.has(index - 1) || places.has(index + 1);
  if (heading && [...places].some(isName)) return '';
  return restOfCells(row)
    .filter((cell, index) => isName(index) && !isAmountColumn(columns, index) && /\p{L}{3}/u.test(cell))
    .join(' ');
};

/**
 * Whether a row without a heading says something that is not understood: beside the quantity, where a unit or a remark would be,
 * or anywhere in a short table, whose columns do not show what they are.
 */
const hasRemark = (
  row: NamedRow,
  columns: Columns,
  language: Language | undefined,
  vocabulary: Vocabulary,
  isLong: boolean,
): boolean => {
  if (row.heading || !row.mention) return false;
  const places = new Set(row.mention.places.flatMap(({ cell }) => cell ?? []));
  return restOfCells(row).some(
    (cell, index) =>
      !isAmountColumn(columns, index) &&
      !places.has(index) &&
      (columns.quantities.some((quantity) => Math.abs(quantity - index) === 1) || !isLong) &&
      readAmount(cell, language) === undefined &&
      !isRemarkUnderstood(cell, vocabulary),
  );
};

/** Whether the quantity of a short table is rather a size of the item, or the end of its REF, and another number how many. */
const mayBeSize = (
  { row, mention, heading }: NamedRow,
  quantity: number,
  { quantities }: Columns,
  language: Language | undefined,
  vocabulary: Vocabulary,
): boolean => {
  const endings = (mention?.items ?? []).map(
    ({ ref = '' }) => /[-/.](?<end>\d+)$/u.exec(ref)?.groups?.['end'],
  );
  const isOwn =
    endings.includes(String(quantity)) ||
    [...vocabulary].some((word) => isMeasure(word) && Number.parseFloat(word) === quantity);
  return (
    isOwn &&
    !heading &&
    row.cells.some(
      (cell, index) =>
        index !== quantities[0] &&
        !mention?.places.some((place) => place.cell === index) &&
        readAmount(cell, language)?.kind === 'amount',
    )
  );
};

/** Reads how many a row of a table asks for. @param isLong whether the table has rows enough to show what its columns are */
export const amountOfTableRow = (
  row: NamedRow,
  columns: Columns,
  notation: Notation,
  vocabulary: Vocabulary,
  isLong: boolean,
): RowAmount => {
  const { language } = notation;
  const amount = amountOfCells(row.row.cells, columns, row.heading, notation);
  const rest = restOfRow(row);
  const isRefused = sayingOfCells(rest, vocabulary) === 'refused';
  const spelled = amount.unit === undefined ? undefined : { unit: amount.unit };
  const hasOtherUnit =
    row.mention !== undefined &&
    columns.unit === undefined &&
    otherUnit(rest, spelled, vocabulary) !== undefined;
  return {
    ...unlessRefused(amount, isRefused),
    ...((hasOtherUnit ||
      (!isLong && mayBeSize(row, amount.quantity, columns, language, vocabulary)) ||
      isDone(row, amount.quantity, notation) ||
      hasRemark(row, columns, language, vocabulary, isLong)) && { isSure: false }),
    isOfOther: isOfOther(descriptionOf(row, columns), vocabulary),
    said: saidInCells(row, columns, language),
  };
};
