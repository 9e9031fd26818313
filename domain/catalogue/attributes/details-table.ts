import { breakingSpaces } from '#domain/shared/breaking-spaces.ts';

/** One cell of a table, as text. */
export interface TableCell {
  readonly text: string;
  /** Set for the header cell of a row or column. */
  readonly title?: 'Row' | 'Column';
  readonly columns: number;
  readonly rows: number;
}

interface DetailsTable {
  readonly caption?: string;
  readonly head: readonly (readonly TableCell[])[];
  readonly body: readonly (readonly TableCell[])[];
  /** Rows that say something of the whole, below the columns of a head. */
  readonly foot: readonly (readonly TableCell[])[];
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

const richTextOf = (html: string): string =>
  html
    .replaceAll(/<sup>(?<text>[^<]*)<\/sup>/gu, (_, text: string) => replaceCharacters(text, superscripts))
    .replaceAll(/<sub>(?<text>[^<]*)<\/sub>/gu, (_, text: string) => replaceCharacters(text, subscripts))
    .replaceAll(breakingSpaces, ' ')
    .replaceAll(/ ?<br \/> ?/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?<name>amp|lt|gt|quot);/gu, (_, name: string) => entities[name] ?? '')
    .trim();

/** The text of a cell's or caption's HTML. Most have neither elements nor entities. */
const textOf = (html: string): string =>
  /[<&]/u.test(html) ? richTextOf(html) : html.replaceAll(breakingSpaces, ' ').trim();

const spanPatterns = { colspan: /colspan="(?<count>\d+)"/u, rowspan: /rowspan="(?<count>\d+)"/u };

const span = (attributes: string, name: 'colspan' | 'rowspan'): number => {
  const value = spanPatterns[name].exec(attributes)?.[1];
  return Math.min(Math.max(Number(value ?? 1), 1), 50);
};

const titleOf = (tag: string | undefined, ofColumn: boolean): Pick<TableCell, 'title'> => {
  if (tag !== 'th') return {};
  return { title: ofColumn ? 'Column' : 'Row' };
};

const cellsOf = (row: string, inHead: boolean): TableCell[] =>
  Array.from(row.matchAll(/<(?<tag>t[hd])(?<attributes>[^>]*)>(?<html>.*?)<\/\k<tag>>/gsu), ({ groups }) => {
    const { tag, attributes = '', html = '' } = groups ?? {};
    return {
      text: textOf(html),
      columns: span(attributes, 'colspan'),
      rows: span(attributes, 'rowspan'),
      ...titleOf(tag, inHead || attributes.includes('scope="col"')),
    };
  });

const rowsOf = (html: string, inHead: boolean): TableCell[][] =>
  [...html.matchAll(/<tr>(?<row>.*?)<\/tr>/gsu)]
    .map(({ groups }) => cellsOf(groups?.['row'] ?? '', inHead))
    .filter((cells) => cells.length > 0);

/** The cells of a product's details table. @param html sanitised when the content was loaded: few tags, all closed, in one notation */
export const readTable = (html: string): DetailsTable => {
  const caption = /<caption>(?<text>.*?)<\/caption>/su.exec(html)?.groups?.['text'];
  const head = /<thead>.*?<\/thead>/su.exec(html)?.[0] ?? '';
  const foot = /<tfoot>.*?<\/tfoot>/su.exec(html)?.[0] ?? '';
  return {
    ...(caption !== undefined && { caption: textOf(caption) }),
    head: rowsOf(head, true),
    body: rowsOf(html.replace(head, '').replace(foot, ''), false),
    foot: rowsOf(foot, false),
  };
};
