interface Spanning {
  readonly columns: number;
  readonly rows: number;
}

/** A cell with its position, 0-based. */
type Placed<Cell> = Cell & { readonly row: number; readonly column: number };

/**
 * Places cells as a browser does: a cell that spans rows occupies its columns in the rows below. Unlike in a browser, none
 * overlaps another, which Typst refuses.
 */
export const placeCells = <Cell extends Spanning>(rows: readonly (readonly Cell[])[]): Placed<Cell>[] => {
  const taken = new Set<string>();
  const isFree = (row: number, column: number, columns: number): boolean =>
    Array.from({ length: columns }, (_, across) => `${row} ${column + across}`).every(
      (place) => !taken.has(place),
    );
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while (!isFree(row, column, cell.columns)) column += 1;
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

/** Shares of the width for tables of two columns, so that they look alike. */
const twoColumnShares = [38, 62];

/** Shares of the width for each column: enough for its longest word, then by how much wider its text is. */
export const columnShares = (
  cells: readonly { readonly text: string; readonly column: number; readonly columns: number }[],
): readonly number[] => {
  const count = Math.max(1, ...cells.map(({ column, columns }) => column + columns));
  if (count === twoColumnShares.length) return twoColumnShares;
  return Array.from({ length: count }, (_, index) => {
    const texts = cells.flatMap(({ text, column, columns }) =>
      columns === 1 && column === index ? [text] : [],
    );
    const word = Math.max(3, ...texts.flatMap((text) => text.split(/\s/u)).map(({ length }) => length));
    const line = Math.max(3, ...texts.flatMap((text) => text.split('\n')).map(({ length }) => length));
    return word + 3 + 0.4 * Math.min(line - word, 60);
  });
};
