import { pick, shuffled } from './random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** The word with one letter left out, doubled, changed or swapped with the next. */
const withTypo = (random: () => number, word: string): string => {
  const index = Math.floor(random() * (word.length - 1));
  const before = word.slice(0, index);
  const letter = word.charAt(index);
  const after = word.slice(index + 1);
  return pick(random, [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${pick(random, letters)}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ]);
};

/** Two or three random words of a name, the longest of them with a typo. */
export const misspell = (random: () => number, name: string): string => {
  const words = shuffled(random, name.split(' ')).slice(0, 2 + Math.floor(random() * 2));
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return words.map((word) => (word === longest ? withTypo(random, word) : word)).join(' ');
};
