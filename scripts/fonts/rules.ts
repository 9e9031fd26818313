export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

export const fontFaceRule = (descriptors: Readonly<Record<string, string>>): string =>
  ['@font-face {', ...Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`), '}'].join(
    '\n',
  );

const inHex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** A CSS unicode-range; consecutive code points form a range. */
export const unicodeRange = (letters: string): string => {
  const codePoints = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.[1] === codePoint - 1) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges
    .map(([first, last]) => `U+${inHex(first)}${last > first ? `-${inHex(last)}` : ''}`)
    .join(', ');
};
