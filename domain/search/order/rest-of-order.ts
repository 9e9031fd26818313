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

/**
 * The text that is to stay: lines that were not added and those that were not read, with what stands around them. Nothing
 * stays where all that is left orders nothing. @param added numbers of lines
 */
export const restOf = (text: string, { lines, more }: OrderLines, added: ReadonlySet<number>): string => {
  const isLeft = lines.some(({ line, isNote }) => !isNote && !added.has(line));
  if (!isLeft && more === 0) return '';
  const removed = new Set(
    lines
      .filter(({ line }) => added.has(line))
      .flatMap(({ line, endLine = line }) =>
        Array.from({ length: endLine - line + 1 }, (_, index) => line + index),
      ),
  );
  return splitLines(text)
    .filter((each, index) => !removed.has(index + 1) && each.trim() !== '')
    .join('\n')
    .trim();
};
