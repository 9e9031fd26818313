/** Least number of letters put in, left out, changed or swapped with their neighbour between two words. */
export const typosBetween = (one: string, other: string): number => {
  let beforeLast: readonly number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last[other.length] ?? 0;
};

const typosForgiven = (letters: number): number => {
  if (letters < 4) return 0;
  return letters < 7 ? 1 : 2;
};

const sharedBeginning = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const longestEnding = 4;

/** Two forms of one word, as `mikroskop` and `mikroskobu`: they differ in a short ending only. */
const shareStem = (one: string, other: string): boolean => {
  const stem = sharedBeginning(one, other);
  return stem >= 5 && Math.max(one.length, other.length) - stem <= longestEnding;
};

/** Endings are shorter than what they end: `head` is no stem of `headlight`. */
const isStemOf = (stem: string, word: string): boolean =>
  stem.length >= 4 && word.length - stem.length < stem.length;

/** Closeness, at least, of a word still being typed. */
export const begun = 0.75;

/**
 * How well a word of the catalogue answers a word that was asked for: 1 the same, 0 not at all. Between them, from the
 * best: the beginning of a word still being typed; the word with an ending of grammar; one typo; another form of the word; two
 * typos, or the end of a compound; a typo in a word still being typed. A number is itself or the beginning of a longer one.
 */
export const closeness = (asked: string, known: string): number => {
  if (asked === known) return 1;
  if (known.startsWith(asked)) return Math.max(begun, 0.95 - 0.02 * (known.length - asked.length));
  if (asked.length < 4 || known.length < 3 || /\p{N}/u.test(asked + known)) return 0;
  if (asked.startsWith(known) && isStemOf(known, asked)) return 0.74;
  const forgiven = typosForgiven(asked.length);
  const typos = typosBetween(asked, known);
  if (typos <= forgiven && typos === 1) return 0.72;
  if (shareStem(asked, known)) return 0.65;
  if (typos <= forgiven) return 0.6;
  if (known.endsWith(asked)) return 0.6;
  const typosInBeginning = typosBetween(asked, known.slice(0, asked.length));
  return asked.length >= 5 && typosInBeginning <= 1 ? 0.5 : 0;
};
