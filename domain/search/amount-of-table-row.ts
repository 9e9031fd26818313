import { type Vocabulary, isOfOther, otherUnit, sayingOfCells } from '#domain/search/line-doubts.ts';
import type { Columns } from '#domain/search/order-columns.ts';
import type { Heading } from '#domain/search/order-headings.ts';
import { readAmount } from '#domain/search/read-amount.ts';
import {
  type Amounted,
  type NamedRow,
  type RowAmount,
  asked,
  known,
  restOfCells,
  restOfRow,
  unlessRefused,
} from '#domain/search/row-amount.ts';
import { readUnitCell } from '#domain/search/unit-spellings.ts';
import type { Language } from '#domain/shared/language.ts';

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

/** Reads how many a row of a table asks for. */
export const amountOfTableRow = (
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
