import type { Cell } from './table.ts';

/** A cell where it stands, counted from 0. */
export interface Placed extends Cell {
  readonly row: number;
  readonly column: number;
}

/** Puts the cells in their places, as a browser does: one that spans rows keeps the columns of those below. */
export const place = (rows: readonly (readonly Cell[])[]): Placed[] => {
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

/** Numbers of the rows that stay on one page: a cell holds together those that it spans. */
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
  /** Width that the longest word of a cell needs. */
  least(cell: Cell): number;
  /** Width of a cell on one line. */
  natural(cell: Cell): number;
}

/** Widths of the columns, together `width`: what each needs, then a share of the rest by how much more it could use. */
export const columnWidths = (cells: readonly Placed[], width: number, measure: Measure): number[] => {
  const count = Math.max(0, ...cells.map(({ column, columns }) => column + columns));
  const widest = (of: (cell: Cell) => number): number[] =>
    Array.from({ length: count }, (_, column) =>
      Math.max(1, ...cells.filter((cell) => cell.columns === 1 && cell.column === column).map(of)),
    );
  const least = widest(measure.least);
  const natural = widest(measure.natural);
  const rest = width - sum(least);
  // More words than paper: all are as much too narrow, and their words are broken.
  if (rest <= 0) return least.map((value) => (value / sum(least)) * width);
  const wishes = natural.map((value, column) => value - (least[column] ?? 0) + 1);
  return least.map((value, column) => value + (rest * (wishes[column] ?? 0)) / sum(wishes));
};
