import { columnShares, placeCells } from './grid.ts';

/** One cell of a table, as text. */
export interface Cell {
  readonly text: string;
  /** Set for the header cell of a row or column. */
  readonly title?: 'Row' | 'Column';
  readonly columns: number;
  readonly rows: number;
  /** Drawn less prominently. */
  readonly quiet?: boolean;
}

export interface Table {
  readonly caption?: string;
  /** Repeated on each page. */
  readonly head: readonly (readonly Cell[])[];
  readonly body: readonly (readonly Cell[])[];
}

const superscripts: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789+-n', (sign, index) => [sign, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ')[index] ?? sign]),
);
const subscripts: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789+-', (sign, index) => [sign, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋')[index] ?? sign]),
);

const replaceCharacters = (text: string, signs: Readonly<Record<string, string>>): string =>
  Array.from(text, (sign) => signs[sign] ?? sign).join('');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of a cell's or caption's HTML. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<sup>(?<text>[^<]*)<\/sup>/gu, (_, text: string) => replaceCharacters(text, superscripts))
    .replaceAll(/<sub>(?<text>[^<]*)<\/sub>/gu, (_, text: string) => replaceCharacters(text, subscripts))
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?<br \/> ?/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?<name>amp|lt|gt|quot);/gu, (_, name: string) => entities[name] ?? '')
    .trim();

const span = (attributes: string, name: 'colspan' | 'rowspan'): number => {
  const value = new RegExp(`${name}="(\\d+)"`, 'u').exec(attributes)?.[1];
  return Math.min(Math.max(Number(value ?? 1), 1), 50);
};

const titleOf = (tag: string | undefined, ofColumn: boolean): Pick<Cell, 'title'> => {
  if (tag !== 'th') return {};
  return { title: ofColumn ? 'Column' : 'Row' };
};

const cellsOf = (row: string, inHead: boolean): Cell[] =>
  Array.from(row.matchAll(/<(?<tag>t[hd])(?<attributes>[^>]*)>(?<html>.*?)<\/\k<tag>>/gsu), ({ groups }) => {
    const { tag, attributes = '', html = '' } = groups ?? {};
    return {
      text: textOf(html),
      columns: span(attributes, 'colspan'),
      rows: span(attributes, 'rowspan'),
      ...titleOf(tag, inHead || attributes.includes('scope="col"')),
    };
  });

const rowsOf = (html: string, inHead: boolean): Cell[][] =>
  [...html.matchAll(/<tr>(?<row>.*?)<\/tr>/gsu)]
    .map(({ groups }) => cellsOf(groups?.['row'] ?? '', inHead))
    .filter((cells) => cells.length > 0);

/** @param html as `sanitizeTable` returns it: few tags, all closed, in one notation */
export const readTable = (html: string): Table => {
  const caption = /<caption>(?<text>.*?)<\/caption>/su.exec(html)?.groups?.['text'];
  const head = /<thead>.*?<\/thead>/su.exec(html)?.[0] ?? '';
  return {
    ...(caption !== undefined && { caption: textOf(caption) }),
    head: rowsOf(head, true),
    body: rowsOf(html.replace(head, ''), false),
  };
};

/** A table as the template takes it. */
export interface PlacedTable {
  readonly caption?: string;
  /** Shares of the columns. */
  readonly widths: readonly number[];
  readonly headRows: number;
  readonly head: readonly PlacedCell[];
  readonly body: readonly PlacedCell[];
}

interface PlacedCell extends Pick<Cell, 'text' | 'columns' | 'rows'> {
  readonly x: number;
  readonly y: number;
  readonly kind: 'column' | 'row' | 'quiet' | 'plain';
}

const kindOf = ({ title, quiet }: Cell): PlacedCell['kind'] => {
  if (title !== undefined) return title === 'Column' ? 'column' : 'row';
  return quiet ? 'quiet' : 'plain';
};

export const placeTable = ({ caption, head, body }: Table): PlacedTable => {
  const [placedHead, placedBody] = [placeCells(head), placeCells(body)];
  const finish = (cells: typeof placedHead, rowsAbove: number): PlacedCell[] =>
    cells.map((cell) => {
      const { text, columns, rows, row, column } = cell;
      return { text, columns, rows, x: column, y: row + rowsAbove, kind: kindOf(cell) };
    });
  return {
    ...(caption !== undefined && { caption }),
    widths: columnShares([...placedHead, ...placedBody]),
    headRows: head.length,
    head: finish(placedHead, 0),
    body: finish(placedBody, head.length),
  };
};
