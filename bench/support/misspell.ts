import { pick, shuffled } from './random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** The word with one letter left out, doubled, changed or swapped with the next. */
const withTypo = (random: () => number, word: string): string => {
  const place = Math.floor(random() * (word.length - 1));
  const before = word.slice(0, place);
  const letter = word.charAt(place);
  const after = word.slice(place + 1);
  return pick(random, [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${pick(random, letters)}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ]);
};

/** Two or three words of a name in any order, one of them with a typo: queries that nobody has chosen. */
export const misspell = (random: () => number, name: string): string => {
  const words = shuffled(random, name.split(' ')).slice(0, 2 + Math.floor(random() * 2));
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return words.map((word) => (word === longest ? withTypo(random, word) : word)).join(' ');
};
