/** Plural, possessive and case, in this order, folded: `lar`, `larinin`, `u`, `sunda`; no case without one of the others. */
const turkish = /^(?:l[ae]r(?:[iu]m[iu]z|s?[iu])?|[iu]m[iu]z|s?[iu])(?:n?d[ae]n?|n?[ae]|n?[iu]n?|yl[ae])?$/u;
const english = /^e?s$/u;

/** The endings that words of names have. */
const endings = ['', 'i', 'u', 'si', 'su', 'ler', 'lar', 'leri', 'lari', 's', 'es'];

/** A Turkish word that ends in one of these has the other before a vowel; folded, `ç` and `c` are one and `ğ` is `g`. */
const softened = new Map(Object.entries({ p: 'b', t: 'd', k: 'g' }));
const hardened = new Map([...softened].map(([hard, soft]) => [soft, hard]));

const startsWithVowel = (text: string): boolean => /^[aeiou]/u.test(text);

const withLast = (word: string, change: ReadonlyMap<string, string>): readonly string[] => {
  const last = change.get(word.slice(-1));
  return last === undefined ? [] : [`${word.slice(0, -1)}${last}`];
};

/** What may be left of a word without its ending, of at least two letters with a vowel: `kulagi` is `kulak` or `kulag`. */
const withoutEnding = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => index + 2).flatMap((length) => {
    const stem = word.slice(0, length);
    const ending = word.slice(length);
    if (!/[aeiou]/u.test(stem) || !(turkish.test(ending) || english.test(ending))) return [];
    return startsWithVowel(ending) ? withLast(stem, hardened).concat(stem) : [stem];
  });

/** A folded word, and what it may be an ending of. Numbers have no endings. */
const stemsOf = (word: string): readonly string[] =>
  /^\p{L}{3,}$/u.test(word) ? [...new Set([word, ...withoutEnding(word)])] : [word];

const formsOfStem = (stem: string): readonly string[] => [
  ...endings.map((ending) => `${stem}${ending}`),
  ...withLast(stem, softened).flatMap((soft) =>
    endings.filter(startsWithVowel).map((ending) => `${soft}${ending}`),
  ),
];

/** The same word with other endings of Turkish or English grammar, as far as names have them; the word itself is one. */
export const formsOf = (word: string): ReadonlySet<string> =>
  new Set(/^\p{L}{2,}$/u.test(word) ? stemsOf(word).flatMap(formsOfStem) : [word]);

const minEndLength = 4;

/** What all forms of a word begin with, where they end a compound: words that hold one of these are worth a look. */
export const endsOf = (word: string): readonly string[] => [
  ...new Set(
    stemsOf(word)
      .filter((stem) => stem.length >= minEndLength && /^\p{L}+$/u.test(stem))
      .map((stem) => (softened.has(stem.slice(-1)) && stem.length > minEndLength ? stem.slice(0, -1) : stem)),
  ),
];

/** Letters of the shortest word that a compound begins with, as `oto`. */
const minFrontLength = 3;

/** Whether a word is a compound that ends with this one, in any form: `elektrokoter` with `koter`. */
export const endsWithForm = (compound: string, forms: ReadonlySet<string>): boolean => {
  for (let front = minFrontLength; front <= compound.length - minEndLength; front += 1) {
    if (forms.has(compound.slice(front))) return true;
  }
  return false;
};
