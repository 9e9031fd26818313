import { expect, test } from 'vitest';
import { columnWidths, placeCells, rowGroups, sum } from '../../../adapters/sheets/grid.ts';
import { type TableCell, readTable } from '../../../domain/catalogue/details-table.ts';
import { sanitizeTable } from '../../../adapters/content/table-html.ts';

const read = (html: string) => readTable(sanitizeTable(html).html);

const cell = (text: string, rest: Partial<TableCell> = {}): TableCell => ({
  text,
  columns: 1,
  rows: 1,
  ...rest,
});

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
  });
});

test('the text of a table cell is extracted from its HTML', () => {
  const { body } = read(
    '<table><tr><td>m<sup>2</sup> H<sub>2</sub>O</td><td>a &lt; b &amp; &quot;c&quot;<br>next\n line</td></tr></table>',
  );
  expect(body[0]?.map(({ text }) => text)).toEqual(['m² H₂O', 'a < b & "c"\nnext line']);
});

test('a details table without a body has no rows', () => {
  expect(read('<table></table>')).toEqual({ head: [], body: [] });
});

test('cells that span rows and columns occupy the grid, and their rows stay on one page', () => {
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
  expect(rowGroups(placed, body.length)).toEqual([[0, 1], [2]]);
});

test('table columns fill the width, and none is narrower than its longest word', () => {
  const placed = placeCells([[cell('word'), cell('a long text of many words')]]);
  const measure = {
    min: ({ text }: TableCell) => Math.max(...text.split(' ').map((word) => word.length)) * 5,
    natural: ({ text }: TableCell) => text.length * 5,
  };
  const widths = columnWidths(placed, 100, measure);
  expect(sum(widths)).toBeCloseTo(100);
  expect(widths[0]).toBeGreaterThanOrEqual(20);
  expect(widths[1]).toBeGreaterThan(60);
  expect(sum(columnWidths(placed, 10, measure))).toBeCloseTo(10);
});
