import { wordsOf } from '#domain/search/words/words.ts';

/** Case, possessive, plural and verbal-noun endings of Turkish, folded, and the plural of English; longest first. */
const suffixes = [
  'larindan|lerinden|larinda|lerinde|larinin|lerinin|larimiz|lerimiz|lariyla|leriyle',
  'sindan|sinden|sunda|sundan|sinda|sinde|larin|lerin|larda|lerde|lardan|lerden|larla|lerle|larini|lerini',
  'indaki|indeki|undaki|undeki|inden|indan|undan|unden|imiz|umuz|iniz|unuz|ndaki|ndeki|daki|deki|taki|teki|ndan|nden|nlar|nler|lari|leri|sini|sunu|sina|sine|siyla|siyle|suyla',
  'inda|inde|unda|unde|inin|unun|iyla|iyle|uyla|uyle|lar|ler|lik|luk|dan|den|tan|ten|nin|nun|niz|nuz|yla|yle|sin|ing',
  'ini|unu|ina|ine|una|une|nda|nde|mak|mek|ma|me|da|de|ta|te|la|le|li|lu|si|su|in|un|yi|yu|ya|ye|na|ne|es|ed|al',
  'i|u|a|e|s',
];

const minStemLength = 4;

/** The longest suffix that leaves a stem. */
const suffixed = new RegExp(`^(.{${minStemLength},}?)(?:${suffixes.join('|')})$`, 'u');

/**
 * Maximum length of a stem, in letters: the first five to seven letters of Turkish words find texts as well as whole
 * lemmas do (Can et al., "Information retrieval on Turkish texts", 2008).
 */
const maxStemLength = 8;

const withoutSuffixes = (word: string): string => {
  const stem = suffixed.exec(word)?.[1];
  return stem === undefined ? word : withoutSuffixes(stem);
};

const voicelessOf: ReadonlyMap<string | undefined, string> = new Map([
  ['b', 'p'],
  ['d', 't'],
  ['g', 'k'],
]);

/** Turkish voices a final consonant before a vowel: `mikroskobu` and `mikroskop` are one word. */
const devoiced = (stem: string): string => {
  const voiceless = voicelessOf.get(stem.at(-1));
  return voiceless === undefined ? stem : stem.slice(0, -1) + voiceless;
};

/**
 * Builds the stem by which texts and queries are compared: the beginning of a folded word without endings of either
 * language. It is marked so that no word of a name can equal it.
 */
export const stemOf = (word: string): string =>
  `~${/^\p{L}+$/u.test(word) ? devoiced(withoutSuffixes(word).slice(0, maxStemLength)) : word}`;

/** The stems of a text, in its order. */
export const stemsOfText = (text: string): readonly string[] => wordsOf(text).map(stemOf);
