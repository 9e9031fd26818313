/** Adjectives of form, size and use in both languages, folded. */
const qualities: ReadonlySet<string> = new Set(
  (
    'buyuk kucuk uzun kisa ince kalin genis dar yuvarlak duz egri acili hafif agir sert yumusak yeni seffaf saydam beyaz siyah mavi ' +
    'portatif tasinabilir monte sessiz guclu hizli otomatik elektrikli steril yetiskin ' +
    'big large small long short thin thick slim wide narrow round flat straight curved angled heavy hard soft strong quiet silent ' +
    'fast new clear white black blue portable automatic electric sterile adult adjustable mounted'
  ).split(' '),
);

/** Endings of English adjectives: `waterproof`, `cuffless`, `reflective`. */
const englishEnding = /.{3}(?:[ai]ble|proof|less|free|ive)$/u;

/** Endings of adjectives that nouns have too: `ayarlı` and `kanülü`, `fansız`, `powered`, `thinnest`. */
const ambiguousEnding = /.{3}(?:l[iu]|s[iu]z|[^aeiou]ed|est)$/u;

/** Whether the folded word says how a thing is, wherever it stands. */
export const isQuality = (word: string): boolean => qualities.has(word) || englishEnding.test(word);

/** Whether the folded word, before the word for a thing, says how that is, and not which kind of it. */
export const isAttribute = (word: string): boolean => isQuality(word) || ambiguousEnding.test(word);

/** Words behind which an adjective says how much. */
export const degrees: ReadonlySet<string> = new Set('en daha cok most more very'.split(' '));
