/** Signs that people type for degrees: an ordinal, a ring, a raised zero or circle. */
const degrees = /(?<=\d\s?)[º˚⁰∘]/gu;

/**
 * Text as searches compare it: without case, accents and the Turkish distinction of dotted and dotless i, so that
 * `isik`, `ışık`, `IŞIK` and `İSIK` are equal, and with one degree sign.
 */
export const fold = (text: string): string =>
  // Half of all texts, and all that were folded before.
  /^\p{ASCII}*$/u.test(text)
    ? text.toLowerCase()
    : text.replace(degrees, '°').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
