import type { Cell } from './table.ts';

/** A cell with its position, 0-based. */
export interface Placed extends Cell {
  readonly row: number;
  readonly column: number;
}

/** Places cells as a browser does: a cell that spans rows occupies its columns in the rows below. */
export const placeCells = (rows: readonly (readonly Cell[])[]): Placed[] => {
  const taken = new Set<string>();
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while (taken.has(`${row} ${column}`)) column += 1;
      const placed = { ...cell, row, column, rows: Math.min(cell.rows, rows.length - row) };
      for (let down = 0; down < placed.rows; down += 1) {
        for (let across = 0; across < cell.columns; across += 1)
          taken.add(`${row + down} ${column + across}`);
      }
      column += cell.columns;
      return placed;
    });
  });
};

/** Groups of row numbers that must stay on one page, because a cell spans them. */
export const rowGroups = (cells: readonly Placed[], count: number): number[][] => {
  const groups: number[][] = [];
  let end = 0;
  for (let row = 0; row < count; row += 1) {
    const last = groups.at(-1);
    if (last && row < end) last.push(row);
    else groups.push([row]);
    const spans = cells.filter((cell) => cell.row === row).map((cell) => row + cell.rows);
    end = Math.max(end, ...spans);
  }
  return groups;
};

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Measure {
  /** Width of a cell's longest word. */
  min(cell: Cell): number;
  /** Width of a cell on one line. */
  natural(cell: Cell): number;
}

/** Column widths that add up to `width`: the minimum of each, and the rest shared by how much wider their text is. */
export const columnWidths = (cells: readonly Placed[], width: number, measure: Measure): number[] => {
  const count = Math.max(0, ...cells.map(({ column, columns }) => column + columns));
  const widest = (of: (cell: Cell) => number): number[] =>
    Array.from({ length: count }, (_, column) =>
      Math.max(1, ...cells.filter((cell) => cell.columns === 1 && cell.column === column).map(of)),
    );
  const min = widest(measure.min);
  const natural = widest(measure.natural);
  const rest = width - sum(min);
  // Too narrow for the longest words: columns shrink in proportion, and words are broken.
  if (rest <= 0) return min.map((value) => (value / sum(min)) * width);
  const extra = natural.map((value, column) => value - (min[column] ?? 0) + 1);
  return min.map((value, column) => value + (rest * (extra[column] ?? 0)) / sum(extra));
};
