import { fold } from '#domain/shared/fold.ts';
import { type Language, languages } from '#domain/shared/language.ts';

/** Folded, of the languages whose words are read. */
const words: Readonly<Partial<Record<Language, Readonly<Record<string, number>>>>> = {
  tr: {
    bir: 1,
    iki: 2,
    uc: 3,
    dort: 4,
    bes: 5,
    alti: 6,
    yedi: 7,
    sekiz: 8,
    dokuz: 9,
    on: 10,
    yirmi: 20,
    otuz: 30,
    kirk: 40,
    elli: 50,
    altmis: 60,
    yetmis: 70,
    seksen: 80,
    doksan: 90,
    yuz: 100,
    bin: 1000,
  },
  en: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
  },
};

/** Words that say no number, but that there is one. */
const vague = new Set(['yarim', 'bucuk', 'ceyrek', 'birkac', 'half', 'few', 'several', 'couple']);

/** `onbes` is ten and five. */
const split = (word: string, known: Readonly<Record<string, number>>): readonly number[] | undefined => {
  const whole = known[word];
  if (whole !== undefined) return [whole];
  for (let end = word.length - 2; end >= 2; end -= 1) {
    const first = known[word.slice(0, end)];
    const rest = first === undefined ? undefined : split(word.slice(end), known);
    if (first !== undefined && rest) return [first, ...rest];
  }
  return undefined;
};

const sum = (numbers: readonly number[]): number => {
  let total = 0;
  let current = 0;
  for (const number of numbers) {
    if (number === 1000) {
      total += Math.max(1, current) * number;
      current = 0;
    } else current = number === 100 ? Math.max(1, current) * number : current + number;
  }
  return total + current;
};

/** The number that words say, as `yirmi beş` or `twenty-five`; NaN for `birkaç` or `half`; `undefined` for other words. */
export const readNumberWords = (text: string, language?: Language): number | undefined => {
  const parts = fold(text).match(/\p{L}+/gu) ?? [];
  if (parts.length === 0 || parts.length > 6) return undefined;
  if (parts.some((part) => vague.has(part))) return NaN;
  for (const each of language === undefined ? languages : [language]) {
    const numbers = parts.map((part) => split(part.slice(0, 40), words[each] ?? {}));
    if (numbers.every((number) => number !== undefined)) return sum(numbers.flat());
  }
  return undefined;
};
