import { fold } from '#domain/shared/fold.ts';

/** The words of a text as searches compare them: folded runs of letters and digits, so `D+Z` is two and `2,5x` too. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A whole name as one entry of a key, which no word can equal. Spaces, hyphens and other signs make no difference. */
export const wholeName = (name: string): string => `=${wordsOf(name).join('')}`;
