/** Breaks a line at single spaces, each of which the break stands for. @param width in characters; a longer word has a line of its own */
const wrap = (line: string, width: number): string[] => {
  const lines: string[] = [];
  let current: string | undefined;
  // Of several spaces in a row, none can be a break.
  for (const word of line.split(/(?<! ) (?! )/u)) {
    if (current === undefined) current = word;
    else if (current.length + 1 + word.length <= width) current += ` ${word}`;
    else {
      lines.push(current);
      current = word;
    }
  }
  return [...lines, current ?? ''];
};

/** Lines of one paragraph as it was written, by how many of them its beginning and its end keep. */
const keptLines = (
  text: string,
  former: readonly string[],
): { readonly head: number; readonly tail: number } => {
  let head = 0;
  while (head < former.length && text.startsWith(`${former.slice(0, head + 1).join(' ')} `)) head += 1;
  let tail = 0;
  while (
    tail < former.length - head &&
    text.endsWith(` ${former.slice(former.length - tail - 1).join(' ')}`) &&
    former.slice(0, head).join(' ').length + former.slice(former.length - tail - 1).join(' ').length + 2 <
      text.length
  )
    tail += 1;
  return { head, tail };
};

/** The former paragraph of which most lines can stay. */
const mostAlike = (text: string, former: readonly (readonly string[])[]): readonly string[] => {
  let best: readonly string[] = [];
  let most = 0;
  for (const lines of former) {
    const { head, tail } = keptLines(text, lines);
    if (head + tail > most) [best, most] = [lines, head + tail];
  }
  return best;
};

/**
 * Writes a text in lines that are joined to it again by spaces. Lines as they were before stay where the text is the same.
 * @param former paragraphs as they were written, each a list of lines
 * @returns the lines of the paragraph
 */
export const foldParagraph = (
  text: string,
  former: readonly (readonly string[])[],
  width: number,
): readonly string[] => {
  const same = former.find((lines) => lines.join(' ') === text);
  if (same) return same;
  const lines = mostAlike(text, former);
  const { head, tail } = keptLines(text, lines);
  const before = lines.slice(0, head);
  const start = head === 0 ? 0 : before.join(' ').length + 1;
  for (let kept = tail; ; kept -= 1) {
    const after = lines.slice(lines.length - kept);
    const end = kept === 0 ? text.length : text.length - after.join(' ').length - 1;
    const between = wrap(text.slice(start, end), width);
    const [next] = after[0]?.split(' ', 1) ?? [];
    const isFull = next === undefined || (between.at(-1)?.length ?? 0) + 1 + next.length > width;
    if (isFull) return [...before, ...between, ...after];
  }
};
