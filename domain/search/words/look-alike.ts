import { wholeName } from '#domain/search/words/words.ts';

/** Digits for the letters that are read as them. */
const digits = new Map(Object.entries({ o: '0', i: '1', l: '1', z: '2', s: '5', g: '6', b: '8' }));

/**
 * A REF or number of a register as one entry of a key, which no word and no whole name can equal. It is the same for all that
 * look like it: letters and digits that are read for each other make no difference.
 */
export const lookAlike = (code: string): string =>
  `=?${wholeName(code)
    .slice(1)
    .replaceAll(/[oilzsgb]/gu, (letter) => digits.get(letter) ?? letter)}`;

/**
 * Minimum lengths of numbers that may be misread, in letters and digits, without and with a letter: too many numbers
 * look like a shorter one.
 */
const minLengths = { digits: 5, mixed: 4 };

/** Whether a name may be a number that was misread: it has a digit, and is no `8x10`. */
const mayBeMisread = (name: string): boolean =>
  /\d/u.test(name) &&
  !/^=\d+x\d+$/u.test(name) &&
  name.length > (/\p{L}/u.test(name) ? minLengths.mixed : minLengths.digits);

/** Lists the look-alikes for which names and codes of a query, as `wholeName` builds them, may be misread. */
export const lookAlikesOf = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter(mayBeMisread).map(lookAlike)),
];

/**
 * The longest of the REFs that is among names, as `wholeName` and `lookAlike` build them; one that only looks like a name counts
 * where none is it, and no other one looks so too.
 */
export const refAmong = (refs: readonly string[], names: ReadonlySet<string>): string | undefined => {
  const byLength = refs.toSorted((one, other) => other.length - one.length);
  const exact = byLength.find((ref) => names.has(wholeName(ref)));
  if (exact !== undefined) return exact;
  const [alike, ...others] = byLength.filter((ref) => names.has(lookAlike(ref)));
  return alike !== undefined && others.every((other) => lookAlike(other) !== lookAlike(alike))
    ? alike
    : undefined;
};
