import { splitLines } from '#domain/shared/lines.ts';

/** The lines that are to stay: those that were not added, and those that were not read. @param added numbers of lines */
export const restOf = (
  text: string,
  { lines }: { readonly lines: readonly { readonly line: number }[] },
  added: ReadonlySet<number>,
): string => {
  const left = new Set(lines.map(({ line }) => line).filter((line) => !added.has(line)));
  const last = lines.at(-1)?.line ?? 0;
  return splitLines(text)
    .filter((_, index) => left.has(index + 1) || index >= last)
    .join('\n')
    .trim();
};
