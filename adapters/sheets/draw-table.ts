import { type Placed, columnWidths, placeCells, rowGroups, sum } from './grid.ts';
import { type TextStyle, inner, page, styles } from './styles.ts';
import { type Paper, decorate, hairline, makeRoom, paragraph, writeLines } from './paper.ts';
import type { Cell, Table } from './table.ts';
import { lineHeight } from './typesetter.ts';

const gap = 10;
const padding = 1.9;

/** Height of a row of one line, in points. */
export const rowHeight = lineHeight(styles.text) + 2 * padding;

/** Shares of the width for tables of two columns, if their words fit, so that these tables look alike. */
const twoColumnShares = [0.38, 0.62];

const styleOf = ({ title, quiet }: Cell): TextStyle => {
  if (title === 'Column') return styles.strong;
  return title === 'Row' || quiet ? styles.soft : styles.text;
};

interface LaidOutCell extends Placed {
  readonly lines: readonly string[];
  readonly x: number;
  readonly height: number;
}

interface Rows {
  readonly cells: readonly LaidOutCell[];
  readonly heights: readonly number[];
}

const widthsFor = ({ type }: Paper, cells: readonly Placed[]): readonly number[] => {
  const measure = {
    min: (cell: Cell) =>
      gap + Math.max(...cell.text.split(/\s/u).map((word) => type.width(word, styleOf(cell)))),
    natural: (cell: Cell) =>
      gap + Math.max(...cell.text.split('\n').map((line) => type.width(line, styleOf(cell)))),
  };
  const widths = columnWidths(cells, inner, measure);
  const fixed = twoColumnShares.map((share) => share * inner);
  const fits = fixed.every((width, column) =>
    cells.every((cell) => cell.column !== column || cell.columns > 1 || measure.min(cell) <= width),
  );
  return widths.length === 2 && fits ? fixed : widths;
};

const layOut = (
  { type }: Paper,
  cells: readonly Placed[],
  { widths, count }: { readonly widths: readonly number[]; readonly count: number },
): Rows => {
  const laidOut = cells.map((cell): LaidOutCell => {
    const width = sum(widths.slice(cell.column, cell.column + cell.columns)) - gap;
    const lines = type.lines(cell.text, styleOf(cell), width);
    const height = lines.length * lineHeight(styleOf(cell)) + 2 * padding;
    return { ...cell, lines, x: page.side + sum(widths.slice(0, cell.column)), height };
  });
  const heights: number[] = [];
  for (let row = 0; row < count; row += 1) {
    // A cell that spans several rows makes only the last of them higher.
    const ending = laidOut.filter((cell) => cell.row + cell.rows - 1 === row);
    const needed = ending.map((cell) => cell.height - sum(heights.slice(cell.row, row)));
    heights.push(Math.max(2 * padding, ...needed));
  }
  return { cells: laidOut, heights };
};

const drawRow = (
  paper: Paper,
  { cells, heights }: Rows,
  row: number,
  table?: PDFKit.PDFStructureElement,
): void => {
  const own = cells.filter((cell) => cell.row === row);
  const top = paper.y + padding;
  const write = (cell: LaidOutCell) => (): void =>
    writeLines(paper, cell.lines, { x: cell.x, y: top, style: styleOf(cell) });
  if (table) {
    const { doc } = paper;
    table.add(
      doc.struct(
        'TR',
        {},
        own.map((cell) =>
          cell.title
            ? doc.struct('TH', { scope: cell.title }, [write(cell)])
            : doc.struct('TD', {}, [write(cell)]),
        ),
      ),
    );
  } else {
    decorate(paper, () => own.forEach((cell) => write(cell)()));
  }
  paper.y += heights[row] ?? 0;
};

const ruleBelow = (paper: Paper, { cells }: Rows, row: number, width: number): void => {
  // Not through a cell that continues in the next row.
  const continuing = cells.find(
    (cell) => cell.row <= row && cell.row + cell.rows - 1 > row && cell.column === 0,
  );
  const x = continuing
    ? Math.min(...cells.filter((cell) => cell.column >= continuing.columns).map(({ x: left }) => left))
    : page.side;
  hairline(paper, paper.y, x, page.side + width - x);
};

/** A table over as many pages as it needs, with its head repeated on each. */
export const drawTable = (paper: Paper, { caption, head, body }: Table): void => {
  if (caption !== undefined) paragraph(paper, caption, { style: styles.small, tag: 'Caption' });
  const placedHead = placeCells(head);
  const placedBody = placeCells(body);
  const widths = widthsFor(paper, [...placedHead, ...placedBody]);
  const headRows = layOut(paper, placedHead, { widths, count: head.length });
  const bodyRows = layOut(paper, placedBody, { widths, count: body.length });

  const table = paper.doc.struct('Table');
  paper.root.add(table);
  const drawHead = (structure?: PDFKit.PDFStructureElement): void =>
    head.forEach((_, row) => {
      drawRow(paper, headRows, row, structure);
      ruleBelow(paper, headRows, row, inner);
    });
  makeRoom(paper, sum(headRows.heights) + (bodyRows.heights[0] ?? 0));
  drawHead(table);
  for (const group of rowGroups(placedBody, body.length)) {
    const height = sum(group.map((row) => bodyRows.heights[row] ?? 0));
    if (makeRoom(paper, height)) drawHead();
    for (const row of group) {
      drawRow(paper, bodyRows, row, table);
      if (row < body.length - 1) ruleBelow(paper, bodyRows, row, inner);
    }
  }
  table.end();
};
