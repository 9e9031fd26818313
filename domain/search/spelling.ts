import { endsWithForm, formsOf } from '#domain/search/word-forms.ts';

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

/** Two words of one stem, as `endoskopi` and `endoskopik`: two thirds of the longer are the same. */
const shareStem = (one: string, other: string): boolean => {
  const stem = sharedBeginning(one, other);
  return stem >= 4 && 3 * stem >= 2 * Math.max(one.length, other.length);
};

/** Closeness, at least, of a word in any of its forms. */
export const sameWord = 0.97;
/** Closeness, at least, of what the word surely means; what is less close is a guess. */
export const sure = 0.7;
/** Closeness, at most, of a guess that counts only where there is no other. */
export const farFetched = 0.4;

/** Of a number, at least a quarter is typed before it is taken for begun: `0` begins no code of 14 digits. */
export const isBegun = (asked: string, known: string): boolean =>
  known.startsWith(asked) && (!/\p{N}/u.test(known) || 4 * asked.length >= known.length);

const typedWrong = (asked: string, known: string): number => {
  if (asked.length < 4 || known.length < 3 || /\p{N}/u.test(asked + known)) return 0;
  const forgiven = typosForgiven(asked.length);
  const typos = typosBetween(asked, known);
  if (typos <= forgiven && typos === 1) return 0.66;
  if (shareStem(asked, known)) return 0.63;
  if (typos <= forgiven) return 0.6;
  if (asked.length >= 5 && typosBetween(asked, known.slice(0, asked.length)) <= 1) return 0.5;
  return typos === 2 && asked.length === 6 && sharedBeginning(asked, known) >= 2 ? farFetched : 0;
};

/**
 * How well a word of the catalogue answers a word that was asked for: 1 the same, 0 not at all. Between them, from the
 * best. Sure are: the word with another ending of grammar; the beginning of a word still being typed; the end of a
 * compound. Guesses are: one typo; another word of the same stem; two typos; a typo in a word still being typed; two
 * typos in six letters of which the first two are right. A number is itself or the beginning of a longer one.
 */
export const closenessTo = (asked: string): ((known: string) => number) => {
  const forms = formsOf(asked);
  return (known) => {
    if (asked === known) return 1;
    if (forms.has(known)) return sameWord;
    if (isBegun(asked, known)) return Math.max(0.75, 0.95 - 0.02 * (known.length - asked.length));
    return endsWithForm(known, forms) ? sure : typedWrong(asked, known);
  };
};
