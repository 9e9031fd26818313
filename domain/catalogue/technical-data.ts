import { type TableCell, readTable } from '#domain/catalogue/details-table.ts';
import type { Localized } from '#domain/shared/language.ts';

/** A label of a details table with what stands beside it. */
export interface TechnicalRow {
  readonly label: Localized;
  /** Several lines where a column has several values. */
  readonly value: Localized;
}

interface Row {
  readonly label: string;
  readonly value: string;
}

const textsOf = (cells: readonly TableCell[]): readonly string[] => cells.map(({ text }) => text);

/** A table with a head says something of several things, such as sizes: each of its columns is a row of these. */
const columnsOf = (head: readonly string[], body: readonly (readonly string[])[]): Row[] =>
  head.slice(1).map((label, index) => {
    const values = body.map((cells) => cells[index + 1] ?? '');
    const isSame = new Set(values).size === 1;
    const lines = body.map(([name = ''], at) => `${name}: ${values[at] ?? ''}`);
    return { label, value: isSame ? (values[0] ?? '') : lines.join('\n') };
  });

const rowsOf = (html: string): readonly Row[] => {
  const { head, body } = readTable(html);
  const texts = body.map(textsOf);
  const [names] = head.map(textsOf);
  const isGrid =
    names !== undefined && names.length > 1 && texts.every(({ length }) => length === names.length);
  if (isGrid) return columnsOf(names, texts);
  return texts.map(([label = '', ...values]) => ({ label, value: values.join(' · ') }));
};

/** The labels and values of a details table, which are at the same places in both languages. */
export const technicalRows = (detailsTable: Localized): readonly TechnicalRow[] => {
  const english = rowsOf(detailsTable.en);
  return rowsOf(detailsTable.tr).flatMap(({ label, value }, index) => {
    const other = english[index];
    if (!other || label === '' || value === '') return [];
    return [{ label: { tr: label, en: other.label }, value: { tr: value, en: other.value } }];
  });
};
