import type { Language } from './language.ts';

/** Letters of a word from which on it may be wider than a narrow column. */
const minLongWord = 18;

/** Letters that stay together at either end of a word. */
const minEnd = 4;

/**
 * Places at which syllables start. In Turkish a syllable begins with the last consonant before a vowel; in English
 * terms from Greek and Latin, pairs stay together.
 */
const syllableStarts: Readonly<Partial<Record<Language, RegExp>>> = {
  tr: /(?=[bcçdfgğhjklmnprsştvyzwxq][aeıioöuüâîû])/giu,
  en: /(?=(?:[cgprst]h|[bcdfgkpt]r|[bcfgkps]l|[bcdfghjklmnpqrstvwxz])[aeiouy])/giu,
};

/**
 * Splits a long word where a line may end with a hyphen; a shorter one is its only part, and so is any of a language
 * without known syllables. For browsers without hyphenation of the language: Chromium has none for Turkish.
 */
export const wordParts = (word: string, language: Language): readonly string[] => {
  const letters = word.replaceAll(/[^\p{L}]/gu, '').length;
  // An address or a number is none.
  if (letters < minLongWord || letters < word.length - 2) return [word];
  const starts = syllableStarts[language];
  if (!starts) return [word];
  const parts: string[] = [];
  let start = 0;
  for (const { index } of word.matchAll(starts)) {
    if (index - start < minEnd || word.length - index <= minEnd) continue;
    parts.push(word.slice(start, index));
    start = index;
  }
  return [...parts, word.slice(start)];
};
