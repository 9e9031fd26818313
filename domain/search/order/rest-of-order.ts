import { splitLines } from '#domain/shared/lines.ts';

interface OrderLines {
  readonly lines: readonly {
    readonly line: number;
    readonly endLine?: number | undefined;
    readonly isNote?: true | undefined;
  }[];
  /** Number of rows that were not read. */
  readonly more: number;
}

interface RestOfOrder {
  /** Text of the lines; empty without any. */
  readonly rest: string;
  /** Number of lines that may order something. */
  readonly left: number;
}

const nothing: RestOfOrder = { rest: '', left: 0 };

/**
 * The text that is to stay: lines that were not added and those that were not read, with what stands around them. Nothing
 * stays where all that is left orders nothing. @param added numbers of lines
 */
export const restOf = (
  text: string,
  { lines, more }: OrderLines,
  added: ReadonlySet<number>,
): RestOfOrder => {
  const left = lines.filter(({ line, isNote }) => !isNote && !added.has(line)).length + more;
  if (left === 0) return nothing;
  const removed = new Set(
    lines
      .filter(({ line }) => added.has(line))
      .flatMap(({ line, endLine = line }) =>
        Array.from({ length: endLine - line + 1 }, (_, index) => line + index),
      ),
  );
  const rest = splitLines(text)
    .filter((each, index) => !removed.has(index + 1) && each.trim() !== '')
    .join('\n')
    .trim();
  // Rules between lines say nothing.
  return /[\p{L}\p{N}]/u.test(rest) ? { rest, left } : nothing;
};
