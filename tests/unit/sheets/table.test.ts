import { expect, test } from 'vitest';
import { columnShares, placeCells } from '../../../adapters/sheets/grid.ts';
import { type TableCell, readTable } from '../../../domain/catalogue/attributes/details-table.ts';
import { sanitizeTable } from '../../../adapters/content/schemas/table-html.ts';

const read = (html: string) => readTable(sanitizeTable(html).html);

const cell = (text: string, rest: Partial<TableCell> = {}): TableCell => ({
  text,
  columns: 1,
  rows: 1,
  ...rest,
});

const shares = (...texts: readonly string[]): readonly number[] =>
  columnShares(placeCells([texts.map((text) => cell(text))]));

test('a details table is read into caption, head and body', () => {
  expect(
    read(`<table>
      <caption>Boylar</caption>
      <thead><tr><th scope="col">Kod</th><th>Boy</th></tr></thead>
      <tbody><tr><th scope="row">A</th><td>3 mm</td></tr></tbody>
    </table>`),
  ).toEqual({
    caption: 'Boylar',
    head: [[cell('Kod', { title: 'Column' }), cell('Boy', { title: 'Column' })]],
    body: [[cell('A', { title: 'Row' }), cell('3 mm')]],
    foot: [],
  });
});

test('the foot of a details table is apart from its body', () => {
  const { body, foot } = read(
    '<table><tbody><tr><td>A</td></tr></tbody><tfoot><tr><th scope="row">Pieces</th><td>6</td></tr></tfoot></table>',
  );
  expect(body).toEqual([[cell('A')]]);
  expect(foot).toEqual([[cell('Pieces', { title: 'Row' }), cell('6')]]);
});

test('the text of a table cell is extracted from its HTML', () => {
  const { body } = read(
    '<table><tr><td>m<sup>2</sup> H<sub>2</sub>O</td><td>a &lt; b &amp; &quot;c&quot;<br>next\n line</td></tr></table>',
  );
  expect(body[0]?.map(({ text }) => text)).toEqual(['m² H₂O', 'a < b & "c"\nnext line']);
});

test('a details table without a body has no rows', () => {
  expect(read('<table></table>')).toEqual({ head: [], body: [], foot: [] });
});

test('cells that span rows and columns occupy the grid', () => {
  const { body } = read(`<table>
    <tr><td rowspan="2">a</td><td colspan="2">b</td></tr>
    <tr><td>c</td><td>d</td></tr>
    <tr><td>e</td><td>f</td><td>g</td></tr>
  </table>`);
  const placed = placeCells(body);
  expect(placed.map(({ text, row, column }) => `${text} ${row} ${column}`)).toEqual([
    'a 0 0',
    'b 0 1',
    'c 1 1',
    'd 1 2',
    'e 2 0',
    'f 2 1',
    'g 2 2',
  ]);
});

test('a cell that spans columns never overlaps one that spans rows', () => {
  const { body } = read(`<table>
    <tr><td>a</td><td rowspan="2">b</td><td>c</td></tr>
    <tr><td colspan="2">d</td></tr>
  </table>`);
  expect(placeCells(body).find(({ text }) => text === 'd')).toMatchObject({ row: 1, column: 2 });
});

test('tables of two columns have the same shares, others more for the column with more text', () => {
  expect(shares('a', 'a much longer text')).toEqual(shares('a much longer text', 'a'));
  const [first = 0, second = 0, third = 0] = shares('1 mm', 'a longer text of some words', 'Reference');
  expect(second).toBeGreaterThan(third);
  expect(third).toBeGreaterThan(first);
});
