import { splitLines } from '#domain/shared/lines.ts';

interface OrderLine {
  readonly line: number;
  /** Number of the last line, where a cell has line breaks. */
  readonly endLine?: number | undefined;
}

/**
 * Finds the lines of an order that were in an earlier text as well: what was decided for them there still counts. A line that
 * one of the two has more often could be any of its copies, so it is none of them.
 * @param lines of the order that `text` is
 * @returns the numbers that the lines had, by those that they have
 */
export const unchangedLines = (
  lines: readonly OrderLine[],
  text: string,
  earlier: string,
): ReadonlyMap<number, number> => {
  const rows = splitLines(text);
  const earlierRows = splitLines(earlier);
  const placesByRow = Map.groupBy(earlierRows.keys(), (place) => earlierRows[place]);
  const linesByText = Map.groupBy(lines, ({ line, endLine = line }) =>
    rows.slice(line - 1, endLine).join('\n'),
  );
  return new Map(
    [...linesByText].flatMap(([each, copies]) => {
      const [first, ...others] = each.split('\n');
      const places = (placesByRow.get(first) ?? []).filter((place) =>
        others.every((row, index) => earlierRows[place + 1 + index] === row),
      );
      return places.length === copies.length
        ? places.map((place, index) => [copies[index]?.line ?? 0, place + 1] as const)
        : [];
    }),
  );
};
