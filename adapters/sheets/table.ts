import type { TableCell } from '#domain/catalogue/attributes/details-table.ts';
import { columnShares, placeCells } from './grid.ts';

/** One cell of a table, as text. */
export interface Cell extends TableCell {
  /** Drawn less prominently. */
  readonly quiet?: boolean;
}

export interface Table {
  readonly caption?: string;
  /** Repeated on each page. */
  readonly head: readonly (readonly Cell[])[];
  readonly body: readonly (readonly Cell[])[];
}

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
