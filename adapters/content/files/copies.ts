/** Endings that Finder, Explorer, browsers and Drive give to copies, in Turkish and English. */
const copyMark =
  /(?:[ _-]*\(\d+\)|[ _]+-?[ _]*(?:kopya(?:s[ıi])?|kopyala|copy)(?: ?\(?\d+\)?)?|\.(?:bak|old|orig|yedek))$/iu;

const copyPrefix = /^(?:copy of|kopya(?:s[ıi])?\s*[-:])\s*/iu;

/** The name that a file was copied from: `x` of `x (1)`, `x - Kopya`, `x copy 2`; `undefined` of one that is no copy. */
export const copiedFrom = (stem: string): string | undefined => {
  const name = stem.normalize('NFC');
  const original = name.replace(copyMark, '').replace(copyPrefix, '');
  return original === name || original === '' ? undefined : original;
};
