/** Text between two items of a block: the part that stays where it is, and the part that goes with the second item. */
export interface Lead {
  readonly staying: string;
  readonly own: string;
}

const isBlank = (line: string): boolean => line.trim() === '';

const linesOf = (text: string): string[] => text.split(/(?<=\n)/u).filter((line) => line !== '');

/** Whether most items of a list have a blank line before them, so that a comment behind it is theirs. */
export const areSetApart = (between: readonly string[]): boolean =>
  between.filter((text) => linesOf(text).some(isBlank)).length > between.length / 2;

/**
 * Takes apart what stands before an item. A comment directly above it is its own; behind a blank line, it is the heading of
 * those that follow, unless most items have a blank line before them.
 * @param column of the item
 */
export const leadOf = (between: string, column: number, areApart: boolean): Lead => {
  const lines = linesOf(between);
  if (lines.every(isBlank)) return { staying: '', own: between };
  if (!areApart && lines.some(isBlank)) return { staying: between, own: '' };
  const isOther = (line: string): boolean =>
    !isBlank(line) && line.length - line.trimStart().length !== column;
  const isSecondBlank = (line: string, index: number): boolean => isBlank(line) && index > 0;
  const start = lines.findLastIndex((line, index) => isOther(line) || isSecondBlank(line, index));
  const from = start === -1 || isOther(lines[start] ?? '') ? start + 1 : start;
  return { staying: lines.slice(0, from).join(''), own: lines.slice(from).join('') };
};

/** Leads of those items that are gone or stand elsewhere, between the last that has stayed and the one at the index. */
export const orphanedBefore = (leads: readonly Lead[], kept: readonly number[], index: number): string => {
  const previous = kept.findLast((each) => each < index) ?? -1;
  return leads
    .slice(previous + 1, index)
    .map(({ staying }) => staying)
    .join('');
};
