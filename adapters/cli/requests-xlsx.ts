import { writeXlsxStream } from 'hucre/xlsx';
import type { ListedRequest } from '#domain/requests/visitor-request.ts';
import { turkishTime } from '#domain/shared/turkish-time.ts';
import { staffTexts } from '../texts/texts.ts';
import { type Cell, type CellKind, type ExportRows, cellsOf, columnsOf } from './export-table.ts';

/** Letters in one cell (ECMA-376 part 1, 18.3.1.96, and Excel). */
const maxLetters = 32_767;

/** Signs that XML cannot hold; a single half of a pair becomes U+FFFD. */
const forbidden = /[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu;

/**
 * Underscore that begins what a workbook would read as the code of a sign (ECMA-376 part 1, 22.9.2.19), and is none.
 */
const looksEncoded = /_(?=x[\dA-F]{4}_)/giu;

const sheetText = (value: string): string => {
  const text = value.toWellFormed().replaceAll(/\r\n?/gu, '\n').replaceAll(forbidden, '');
  const cut =
    text.length > maxLetters
      ? `${text.slice(0, maxLetters - staffTexts.table.cut.length).toWellFormed()}${staffTexts.table.cut}`
      : text;
  return cut.replaceAll(looksEncoded, '_x005F_');
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** A spreadsheet has no time zones: it is given the time that clocks in Türkiye show. */
const valueOf = (cell: Cell): string | number | Date | null => {
  if (cell.value === undefined || cell.value === '') return null;
  if (cell.kind === 'number') return cell.value;
  if (cell.kind === 'time') return new Date(`${turkishTime(cell.value).replace(' ', 'T')}Z`);
  return cell.kind === 'day' && isDay(cell.value) ? new Date(`${cell.value}T00:00Z`) : sheetText(cell.value);
};

const numberFormats: Readonly<Record<CellKind, string>> = {
  text: '@',
  number: '#,##0',
  time: 'dd.mm.yyyy hh:mm',
  day: 'dd.mm.yyyy',
};

type Requests = Iterable<ListedRequest> | AsyncIterable<ListedRequest>;

const valuesOf = async function* (
  requests: Requests,
  rows: ExportRows,
): AsyncGenerator<(string | number | Date | null)[]> {
  for await (const request of requests) for (const cells of cellsOf(request, rows)) yield cells.map(valueOf);
};

/** An export as a workbook of one sheet, whose cells have types. It is written while it is read, in bounded memory. */
export const xlsxOf = (requests: Requests, rows: ExportRows): AsyncIterable<Uint8Array> =>
  writeXlsxStream(valuesOf(requests, rows), {
    name: staffTexts.table.title,
    freezePane: { rows: 1 },
    columns: columnsOf(rows).map(({ heading: header, kind, width }) => ({
      header,
      width,
      style: { numFmt: numberFormats[kind], alignment: { vertical: 'top', wrapText: kind === 'text' } },
    })),
  });
