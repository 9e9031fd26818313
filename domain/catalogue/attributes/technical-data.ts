import { type TableCell, readTable } from '#domain/catalogue/attributes/details-table.ts';
import { rangeOf } from '#domain/catalogue/attributes/range-of.ts';
import {
  type Language,
  type Localized,
  defaultLanguage,
  inEachLanguage,
  isInEachLanguage,
} from '#domain/shared/language.ts';

/** A label of a details table with what stands beside it. */
export interface TechnicalRow {
  readonly label: Localized;
  /** Several lines where a column has several values. */
  readonly value: Localized;
}

interface Row {
  readonly label: string;
  readonly value: string;
  /** Values of the single cells, in a table about several things. */
  readonly values?: readonly string[];
}

const textsOf = (cells: readonly TableCell[]): readonly string[] => cells.map(({ text }) => text);

/** A table with a head says something of several things, such as sizes: each of its columns is a row of these. */
const columnsOf = (head: readonly string[], body: readonly (readonly string[])[]): Row[] =>
  head.slice(1).map((label, index) => {
    const values = body.map((cells) => cells[index + 1] ?? '');
    const isSame = new Set(values).size === 1;
    const lines = body.map(([name = ''], at) => `${name}: ${values[at] ?? ''}`);
    return { label, value: isSame ? (values[0] ?? '') : lines.join('\n'), values };
  });

/** Heads of a column whose cells are labels, so that the other columns are the things. */
const labelHeads: ReadonlySet<string> = new Set(['Özellik', 'Property']);

/** A table whose columns are things, such as two models: a row says what each has, or once what they share. */
const rowsOfThings = (things: readonly string[], body: readonly (readonly string[])[]): Row[] =>
  body.map(([label = '', ...values]) => {
    const isSame = new Set(values).size === 1;
    const lines = values.map((value, index) => `${things[index] ?? ''}: ${value}`);
    return { label, value: isSame ? (values[0] ?? '') : lines.join('\n'), values };
  });

const toRow = ([label = '', ...values]: readonly string[]): Row => ({ label, value: values.join(' · ') });

/** Reads the rows of a table; those of its foot, about the whole, come first. */
const rowsOf = (html: string): readonly Row[] => {
  const { head, body, foot } = readTable(html);
  const texts = body.map(textsOf);
  const [names] = head.map(textsOf);
  const isGrid =
    names !== undefined && names.length > 1 && texts.every(({ length }) => length === names.length);
  const [first = '', ...things] = names ?? [];
  const rows = labelHeads.has(first)
    ? rowsOfThings(things, texts)
    : isGrid
      ? columnsOf(names, texts)
      : texts.map(toRow);
  return [...foot.map((cells) => toRow(textsOf(cells))), ...rows];
};

/** Rows are at the same places in all languages. */
const readRows = (
  detailsTable: Localized,
  valueOf: (row: Row, language: Language) => string,
): readonly TechnicalRow[] => {
  const tables = inEachLanguage((language) => rowsOf(detailsTable[language]));
  return tables[defaultLanguage].flatMap((first, index) => {
    if (first.label === '' || first.value === '') return [];
    const rows = inEachLanguage((language) => tables[language][index]);
    if (!isInEachLanguage(rows)) return [];
    return [
      {
        label: inEachLanguage((language) => rows[language].label),
        value: inEachLanguage((language) => valueOf(rows[language], language)),
      },
    ];
  });
};

/** The labels and values of a details table. */
export const technicalRows = (detailsTable: Localized): readonly TechnicalRow[] =>
  readRows(detailsTable, ({ value }) => value);

/** The same in few words: a column of numbers in one unit is their range. */
export const briefRows = (detailsTable: Localized): readonly TechnicalRow[] =>
  readRows(detailsTable, ({ value, values = [] }, language) => rangeOf(values, language) ?? value);
