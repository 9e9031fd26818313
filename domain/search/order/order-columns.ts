import type { Heading } from '#domain/search/order/order-headings.ts';
import { type Amount, readAmount } from '#domain/search/amounts/read-amount.ts';
import { readUnitCell } from '#domain/search/amounts/unit-spellings.ts';
import type { Language } from '#domain/shared/language.ts';
import { valueOfNumber } from '#domain/search/amounts/number-notation.ts';
import type { WrittenNumber } from '#domain/shared/read-quantity.ts';

/** A row with the columns that its item is named in. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly named: ReadonlySet<number>;
}

/** Columns in which the quantities of a table are. */
export interface Columns {
  /** The likeliest first; none where nothing is said about quantities. */
  readonly quantities: readonly number[];
  readonly unit?: number;
  /** Whether no other column may be that of the quantities. */
  readonly isSure: boolean;
}

/** Contents of one column, without its empty cells. */
interface Column {
  readonly index: number;
  readonly amounts: readonly (Amount | undefined)[];
  /** `undefined` for what is no number. */
  readonly values: readonly (number | undefined)[];
}

const columnOf = (rows: readonly TableRow[], index: number, language: Language | undefined): Column => {
  const cells = rows.filter(({ named }) => !named.has(index)).map(({ cells: own }) => own[index] ?? '');
  const filled = cells.filter((cell) => cell !== '');
  return {
    index,
    amounts: filled.map((cell) => readAmount(cell, language)),
    values: cells.map((cell) => {
      const amount = readAmount(cell, language);
      const value = amount?.kind === 'amount' ? valueOfNumber(amount.number, language) : NaN;
      return Number.isNaN(value) ? undefined : value;
    }),
  };
};

/** Long numbers without separators are codes. */
const isCode = (amount: Amount): boolean =>
  amount.kind === 'amount' &&
  !amount.spelled &&
  amount.number.fraction === '' &&
  amount.number.whole.length >= 7;

const most = 0.6;

/** Whether a column may be that of the quantities at all. */
const mayBeQuantities = ({ amounts }: Column): boolean => {
  const fitting = amounts.filter(
    (amount) =>
      amount !== undefined && (amount.kind === 'amount' || amount.kind === 'unclear') && !isCode(amount),
  );
  return fitting.length > 0 && fitting.length >= most * amounts.length;
};

const isUnitColumn = (rows: readonly TableRow[], index: number): boolean => {
  const cells = rows.map(({ cells: own }) => own[index] ?? '').filter((cell) => cell !== '');
  // A letter alone is a size: `M` is no metre.
  const units = cells.filter((cell) => cell.length > 1 && readUnitCell(cell) !== undefined);
  return units.length > 0 && units.length >= most * cells.length;
};

const hasUnits = ({ amounts }: Column): boolean => {
  const spelled = amounts.filter(
    (amount) => amount !== undefined && 'spelled' in amount && amount.spelled !== undefined,
  );
  return spelled.length > 0 && spelled.length >= most * amounts.length;
};

/** 1, 2, 3 or 10, 20, 30; one row alone begins with 1 or 10, or with any number before its item. */
const isNumbering = ({ values, index }: Column, rows: readonly TableRow[]): boolean => {
  const numbers = values.filter((value) => value !== undefined);
  const [first = NaN, second] = numbers;
  const isFirst = rows.every(({ cells }) => cells.slice(0, index).every((cell) => cell === ''));
  if (second === undefined) return isFirst && (first === 1 || first === 10);
  const step = second - first;
  const isRegular = step === 1 || step === 5 || step === 10 || step === 100;
  return (
    isRegular && numbers.every((value, at) => value === first + at * step) && (isFirst || first === step)
  );
};

const numbersOf = ({ amounts }: Column): readonly WrittenNumber[] =>
  amounts.flatMap((amount) => (amount?.kind === 'amount' ? [amount.number] : []));

/** Whether all numbers of a column are written as prices are. */
const hasPrices = (column: Column): boolean => {
  const numbers = numbersOf(column);
  return (
    column.amounts.some((amount) => amount?.kind === 'price') ||
    (numbers.length > 0 && numbers.every(({ fraction }) => fraction.length === 2))
  );
};

const isPrice = (column: Column): boolean =>
  hasPrices(column) ||
  numbersOf(column).some(({ fraction, isAmbiguous }) => !isAmbiguous && /[1-9]/u.test(fraction));

const isYear = ({ values }: Column): boolean =>
  values.every(
    (value) => value === undefined || (Number.isInteger(value) && value >= 1990 && value <= 2100),
  ) && values.some((value) => value !== undefined);

/** Columns before the item are farther than all behind it. */
const beforeItem = 1000;

/** Computes how far a column is from the item: people write how many behind it. */
const distance = ({ index }: Column, rows: readonly TableRow[]): number => {
  const named = rows.flatMap((row) => [...row.named]);
  const item = named.length > 0 ? Math.min(...named) : 0;
  return index > item ? index - item : beforeItem + item - index;
};

const vatRates = new Set([0, 1, 8, 10, 18, 20]);

/** Whether a column has rates of VAT: it is behind the item and behind another one that may be the quantities. */
const isVat = (column: Column, others: readonly Column[], rows: readonly TableRow[]): boolean => {
  const { values } = column;
  return (
    others.some((other) => distance(other, rows) < distance(column, rows)) &&
    distance(column, rows) < beforeItem &&
    values.some((value) => value === 8 || value === 18 || value === 20 || value === 10 || value === 1) &&
    values.every((value) => value === undefined || vatRates.has(value))
  );
};

/** Columns whose product is a third one: a quantity, a price and their sum. */
const findProduct = (columns: readonly Column[]): readonly [Column, Column, Column] | undefined => {
  for (const [at, quantity] of columns.entries())
    for (const price of columns.slice(at + 1))
      for (const sum of columns) {
        if (sum === quantity || sum === price) continue;
        const rows = quantity.values.map(
          (value, row) => [value, price.values[row], sum.values[row]] as const,
        );
        const full = rows.filter(
          ([one, two, three]) => one !== undefined && two !== undefined && three !== undefined,
        );
        const fits = full.filter(
          ([one = 0, two = 0, three = 0]) =>
            Math.abs(one * two - three) <= 0.011 * Math.max(1, Math.abs(one)) && one !== 1 && two !== 1,
        );
        const trivial = full.filter(([one, two]) => one === 1 || two === 1);
        if (fits.length > 0 && fits.length + trivial.length === full.length) return [quantity, price, sum];
      }
  return undefined;
};

const without = (columns: readonly Column[], isNone: (column: Column) => boolean): readonly Column[] => {
  const left = columns.filter((column) => !isNone(column));
  return left.length > 0 ? left : columns;
};

const neighbour = (columns: readonly Column[], unit: number): readonly Column[] => {
  const before = columns.filter(({ index }) => index === unit - 1);
  return before.length > 0 ? before : columns.filter(({ index }) => index === unit + 1);
};

/** Finds the columns of a table without a heading: all of its rows together decide. */
export const inferColumns = (rows: readonly TableRow[], language: Language | undefined): Columns => {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const withItem = rows.filter(({ named }) => named.size > 0).length;
  const isOfItems = (index: number): boolean =>
    rows.filter(({ named }) => named.has(index)).length * 2 > withItem;
  const indexes = Array.from({ length: width }, (_, index) => index).filter(
    (index) => withItem === 0 || !isOfItems(index),
  );
  const unit = indexes.find((index) => isUnitColumn(rows, index));
  const all = indexes.filter((index) => index !== unit).map((index) => columnOf(rows, index, language));
  const candidates = all.filter(mayBeQuantities);
  const found = (columns: readonly Column[], isSure: boolean): Columns => ({
    quantities: columns.map(({ index }) => index),
    isSure,
    ...(unit !== undefined && { unit }),
  });
  const spelled = candidates.filter(hasUnits);
  if (spelled.length > 0) return found(spelled, spelled.length === 1);
  const product = findProduct(all);
  const unpriced = without(candidates, isPrice);
  const unnumbered = without(unpriced, (column) => isNumbering(column, rows));
  const beside = unit === undefined ? [] : neighbour(unnumbered, unit);
  if (beside.length === 1) return found(beside, true);
  const factors = product?.slice(0, 2).filter((column) => unpriced.includes(column)) ?? [];
  const [factor] = factors;
  if (factor?.values.every((value) => value === undefined || Number.isInteger(value)))
    // Of 450, 10 and 4500, either may be the price.
    return found(factors, factors.length === 1);
  const undated = without(unnumbered, isYear);
  const left = without(undated, (column) => isVat(column, undated, rows));
  const [only] = left;
  // Row numbers alone may be quantities: 1 of the first, 2 of the second.
  const isNumbersOnly = only !== undefined && rows.length > 1 && isNumbering(only, rows);
  const isPriceOnly = only !== undefined && (hasPrices(only) || isYear(only));
  if (isNumbersOnly) return found([], false);
  const order = left.toSorted((one, other) => distance(one, rows) - distance(other, rows));
  return found(order, left.length <= 1 && !isPriceOnly);
};

/** Finds the columns that a heading names. */
export const columnsOfHeading = ({ roles }: Heading): Columns | undefined => {
  const quantities = roles.flatMap((role, index) => (role === 'quantity' ? [index] : []));
  const unit = roles.indexOf('unit');
  return quantities.length === 0
    ? undefined
    : { quantities, isSure: quantities.length === 1, ...(unit >= 0 && { unit }) };
};
