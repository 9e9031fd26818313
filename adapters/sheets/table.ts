import type { TableCell } from '#domain/catalogue/details-table.ts';

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
