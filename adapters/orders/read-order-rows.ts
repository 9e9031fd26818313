import { type Info, parse } from 'csv-parse/sync';
import type { OrderRow, ReadOrderRows } from '#domain/search/order/order-row.ts';
import { splitLines } from '#domain/shared/lines.ts';

/** The likeliest first. */
const separators = ['\t', ';', '|', ','] as const;

/** Line breaks that one cell may have. */
const maxBreaks = 20;

interface Parsed {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: Info;
}

const isParsed = (value: unknown): value is Parsed =>
  typeof value === 'object' && value !== null && 'record' in value && 'raw' in value;

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Trims a cell, and removes leaders between a name and its number. */
const trimCell = (cell: string): string => cell.replaceAll(/[.·_]{4,}|\s+/gu, ' ').trim();

/** Rows with the separator; `undefined` where quotes are not closed, which then are signs of inches and the like. */
const parseWith = (text: string, delimiter: string, quote: '"' | false): readonly OrderRow[] | undefined => {
  let parsed: readonly unknown[];
  try {
    parsed = parse(text, {
      delimiter,
      quote,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      raw: true,
      info: true,
      skip_empty_lines: false,
    });
  } catch {
    return undefined;
  }
  let line = 1;
  const rows = parsed.filter(isParsed).map(({ record, raw }): OrderRow => {
    const written = raw.replace(/\n$/u, '');
    const first = line;
    line += raw.split('\n').length - (raw.endsWith('\n') ? 1 : 0);
    return { line: first, endLine: line - 1, text: written, cells: record.map(trimCell) };
  });
  // A quote that is none takes the rest of the text with it.
  return rows.some((row) => row.endLine - row.line > maxBreaks) ? undefined : rows;
};

/** Counts the rows that are as wide as the separator says that tables are. */
const rowsOfTable = (rows: readonly OrderRow[], separator: string): number => {
  const widths = rows.filter(({ text }) => hasText(text)).map(({ cells }) => cells.length);
  if (separator !== ',') return widths.filter((width) => width > 1).length;
  // Commas are in sentences, names and numbers too: a table has three columns or more, the same in most rows, or quotes.
  const isQuoted = rows.some(({ text }) => /^\s*"|,\s*"/u.test(text));
  const byWidth = Map.groupBy(
    widths.filter((width) => width > (isQuoted ? 1 : 2)),
    (width) => width,
  );
  const commas = rows.flatMap(({ text }) => text.match(/(?<digit>\d)?,(?=\d)|,/gu) ?? []);
  const decimal = commas.filter((comma) => comma.length > 1).length;
  if (!isQuoted && decimal > 0.5 * commas.length) return 0;
  const most = Math.max(0, ...Array.from(byWidth.values(), (same) => same.length));
  return isQuoted || (most > 1 && most >= 0.6 * widths.length) ? most : 0;
};

/** Markdown and mails frame their rows: `| A | B |`. */
const withoutFrame = (row: OrderRow): OrderRow => {
  const { cells } = row;
  const start = cells.length > 2 && cells[0] === '' ? 1 : 0;
  const end = cells.length > 2 && cells.at(-1) === '' ? -1 : undefined;
  return { ...row, cells: cells.slice(start, end) };
};

/** Columns of text that was copied out of a PDF are several spaces apart. */
const splitAtSpaces = (row: OrderRow): OrderRow => {
  const cells = row.text
    .replace(sender, '')
    .trim()
    .split(/\s{2,}/u)
    .map(trimCell);
  return row.cells.length === 1 && row.line === row.endLine && cells.length > 1
    ? { ...row, cells, isSpaced: true }
    : row;
};

/** Finds where the cells begin in a row whose cells are separated by spaces. */
const columnsOf = (row: OrderRow): readonly number[] => {
  const [first = ''] = row.text.split('\n', 1);
  return Array.from(first.matchAll(/\S+(?:\s\S+)*/gu), ({ index }) => index);
};

/** Adds a row to the one above it, of which it is the rest of a cell that was too long for its column. */
const joinWrapped = (rows: readonly OrderRow[]): readonly OrderRow[] => {
  const joined: OrderRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const [start = 0] = columnsOf(row);
    const column = above?.isSpaced ? columnsOf(above).indexOf(start) : -1;
    if (above && column > 0 && row.cells.length === 1 && row.line === above.endLine + 1)
      joined[joined.length - 1] = {
        ...above,
        endLine: row.endLine,
        text: `${above.text}\n${row.text}`,
        cells: above.cells.map((cell, index) => (index === column ? `${cell} ${row.cells.join('')}` : cell)),
      };
    else joined.push(row);
  }
  return joined;
};

/** Sender and time of a message, as chats that are copied have them. */
const sender =
  /^\[?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?|\d{1,2}:\d{2},\s*\d{1,2}[./-]\d{1,2}[./-]\d{2,4})(?:\s?[ap]m)?\]?\s*(?:[-–]\s*)?[^:]{1,40}:\s+/iu;

const withoutSender = (row: OrderRow): OrderRow =>
  row.cells.length === 1 ? { ...row, cells: row.cells.map((cell) => cell.replace(sender, '')) } : row;

/** Reads rows with csv-parse, for the separator that most rows have, from the whole text. */
export const readOrderRows: ReadOrderRows = (text) => {
  const lines = splitLines(text.replaceAll(/[\0\uFEFF]/gu, '')).join('\n');
  if (!hasText(lines)) return [];
  const candidates = separators
    .filter((separator) => lines.includes(separator))
    .map((separator) => {
      const rows = parseWith(lines, separator, '"') ?? parseWith(lines, separator, false) ?? [];
      return { separator, rows, count: rowsOfTable(rows, separator) };
    });
  const best = candidates.toSorted((one, other) => other.count - one.count).find(({ count }) => count > 0);
  const rows =
    best?.rows ??
    lines.split('\n').map((each, index): OrderRow => ({
      line: index + 1,
      endLine: index + 1,
      text: each,
      cells: [trimCell(each)],
    }));
  const cut = rows
    .filter(({ text: own }) => hasText(own))
    .map((row) => splitAtSpaces(withoutSender(best?.separator === '|' ? withoutFrame(row) : row)));
  return joinWrapped(cut);
};
