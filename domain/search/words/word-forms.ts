/** Plural, possessive and case, in this order, folded: `lar`, `larinin`, `u`, `sunda`; no case without one of the others. */
const turkishSuffix =
  /^(?:l[ae]r(?:[iu]?[mn][iu]z|s?[iu])?|[iu]?[mn][iu]z|s?[iu])(?:n?d[ae](?:n|ki)?|n?[ae]|n?[iu]n?|yl[ae])?$/u;
const englishSuffix = /^(?:e?s|ing)$/u;

/** Suffix of a Turkish adjective that means "with something", as in `ledli`. */
const turkishAdjective = /^l[iu]$/u;
const minLengthBeforeAdjective = 3;

/** A case alone, which is taken off words that remain long enough. */
const turkishCase = /^(?:[iu]n|n[iu]n|y?[aeiu]|[dt][ae](?:n|ki)?|y?l[ae])$/u;
const minLengthBeforeCase = 5;

/** The suffixes that words of product names have. */
const suffixes = ['', 'i', 'u', 'si', 'su', 'ler', 'lar', 'leri', 'lari', 's', 'es'];

/** Final consonants that Turkish voices before a vowel; `ç` and `c` are the same folded, and `ğ` is `g`. */
const voiced = new Map(Object.entries({ p: 'b', t: 'd', k: 'g' }));
const devoiced = new Map([...voiced].map(([voiceless, voicedLetter]) => [voicedLetter, voiceless]));

const startsWithVowel = (text: string): boolean => /^[aeiou]/u.test(text);

const withLast = (word: string, change: ReadonlyMap<string, string>): readonly string[] => {
  const last = change.get(word.slice(-1));
  return last === undefined ? [] : [`${word.slice(0, -1)}${last}`];
};

/** Possible stems of a word with a suffix, of at least two letters with a vowel: `kulagi` gives `kulak` and `kulag`. */
const withoutSuffix = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => index + 2).flatMap((length) => {
    const stem = word.slice(0, length);
    const suffix = word.slice(length);
    const isSuffix =
      turkishSuffix.test(suffix) ||
      englishSuffix.test(suffix) ||
      (length >= minLengthBeforeAdjective && turkishAdjective.test(suffix)) ||
      (length >= minLengthBeforeCase && turkishCase.test(suffix));
    if (!/[aeiou]/u.test(stem) || !isSuffix) return [];
    return startsWithVowel(suffix) ? withLast(stem, devoiced).concat(stem) : [stem];
  });

/** The folded word and its possible stems; a number is its own stem. */
const stemsOf = (word: string): readonly string[] =>
  /^\p{L}{3,}$/u.test(word) ? [...new Set([word, ...withoutSuffix(word)])] : [word];

/** English has `es` after a hiss only. */
const mayHave = (stem: string, suffix: string): boolean => suffix !== 'es' || /(?:[sxz]|[cs]h)$/u.test(stem);

const formsOfStem = (stem: string): readonly string[] => [
  ...suffixes.filter((suffix) => mayHave(stem, suffix)).map((suffix) => `${stem}${suffix}`),
  ...withLast(stem, voiced).flatMap((stemBeforeVowel) =>
    suffixes.filter(startsWithVowel).map((suffix) => `${stemBeforeVowel}${suffix}`),
  ),
];

/** The inflected forms of a word, Turkish and English, that names use; includes the word itself. */
export const formsOf = (word: string): ReadonlySet<string> =>
  new Set(/^\p{L}{2,}$/u.test(word) ? stemsOf(word).flatMap(formsOfStem) : [word]);

const minLastPartLength = 4;

/** Substrings of which every compound that ends with a form of the word contains one. */
export const compoundParts = (word: string): readonly string[] => [
  ...new Set(
    stemsOf(word)
      .filter((stem) => stem.length >= minLastPartLength && /^\p{L}+$/u.test(stem))
      .map((stem) =>
        voiced.has(stem.slice(-1)) && stem.length > minLastPartLength ? stem.slice(0, -1) : stem,
      ),
  ),
];

/** Minimum length of the first part of a compound, in letters, as in `oto`. */
const minFirstPartLength = 3;

/**
 * Maximum length of the first word of a compound, in letters: `head` of `headlight`. A longer one is a combining form,
 * which ends in a vowel.
 */
const maxFirstWordLength = 5;

/** Whether a compound may begin so: `termop` of `termoplastik` is no part of a compound with `lastik`. */
const isFirstPart = (part: string): boolean => part.length <= maxFirstWordLength || /[aeiou]$/u.test(part);

/** Whether a word is a compound that ends with one of the forms: `elektrokoter` with those of `koter`. */
export const endsWithForm = (compound: string, forms: ReadonlySet<string>): boolean => {
  for (let length = minFirstPartLength; length <= compound.length - minLastPartLength; length += 1) {
    if (forms.has(compound.slice(length)) && isFirstPart(compound.slice(0, length))) return true;
  }
  return false;
};
