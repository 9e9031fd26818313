import { stringify } from 'csv-stringify/sync';
import type { ListedRequest } from '#domain/requests/visitor-request.ts';
import { turkishTime } from '#domain/shared/turkish-time.ts';
import { type Cell, type ExportRows, cellsOf, columnsOf } from './export-table.ts';

/** Signs at which spreadsheets begin a formula, also in the width of Chinese letters. */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Numbers, as of telephones, which hold no formula that does anything: a sign before them would be part of them. */
const numeral = /^[+-]?[\d\s()./-]+$/u;

const safe = (text: string): string => (formula.test(text) && !numeral.test(text) ? `'${text}` : text);

const textOf = (cell: Cell): string => {
  if (cell.value === undefined) return '';
  return cell.kind === 'time' ? turkishTime(cell.value) : safe(String(cell.value));
};

/** Format that Turkish spreadsheets read: semicolons, and a byte order mark. */
const format = {
  delimiter: ';',
  record_delimiter: 'windows',
  // The library quotes only its own delimiters; other programs may read these as delimiters too.
  quoted_match: /[\r\n,\t]/u,
} as const;

/** An export as text: CSV knows no types, so a spreadsheet guesses them. */
export const csvOf = function* (requests: readonly ListedRequest[], rows: ExportRows): Generator<string> {
  yield stringify([columnsOf(rows).map(({ heading }) => heading)], { ...format, bom: true });
  for (const request of requests)
    for (const cells of cellsOf(request, rows)) yield stringify([cells.map(textOf)], format);
};
