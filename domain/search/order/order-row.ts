/** A row of an order: a line, or several where a quoted cell has line breaks. */
export interface OrderRow {
  /** Numbers of its first and last line, 1-based, blank lines included, as the visitor counts them. */
  readonly line: number;
  readonly endLine: number;
  /** Text as it was written. */
  readonly text: string;
  /** Trimmed, those that are empty included; one for a line that is no row of a table. */
  readonly cells: readonly string[];
  /** Whether only spaces are between its cells, so that one that is empty is not there. */
  readonly isSpaced?: true;
}

/** Takes a text apart into the rows of a table, whatever separates its cells. Rows without letters and digits are left out. */
export type ReadOrderRows = (text: string) => readonly OrderRow[];
