import { editDistance, maxTypos } from '#domain/shared/edit-distance.ts';
import { fold } from '#domain/shared/fold.ts';

/** Reduces a name to what is left without capitals, accents, invisible signs, spaces and punctuation. */
export const looseKey = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');

const digitsOf = (key: string): string => key.replaceAll(/\D+/gu, ' ').trim();

const extension = /\.[a-z]{3,4}$/iu;

/** The key that another most likely stands for, with a typo or two; numbers have to be the same. */
export const findNearestKey = (key: string, known: Iterable<string>): string | undefined => {
  const digits = digitsOf(key);
  let nearest: { readonly key: string; readonly typos: number } | undefined;
  for (const other of known) {
    const limit = Math.min(maxTypos(key.length), (nearest?.typos ?? Number.POSITIVE_INFINITY) - 1);
    if (Math.abs(other.length - key.length) > limit || digitsOf(other) !== digits) continue;
    const typos = editDistance(key, other);
    if (typos <= limit) nearest = { key: other, typos };
  }
  return nearest?.key;
};

/** The known name that a misspelt one most likely stands for. */
export const findNearest = (name: string, known: Iterable<string>): string | undefined => {
  const byKey = new Map(Array.from(known, (candidate) => [looseKey(candidate), candidate]));
  const key = looseKey(name);
  if (key === '') return undefined;
  const same = byKey.get(key) ?? byKey.get(looseKey(name.replace(extension, '')));
  if (same !== undefined) return same;
  const nearest = findNearestKey(key, byKey.keys());
  return nearest === undefined ? undefined : byKey.get(nearest);
};

/** The end of a sentence about an unknown name: a question about the nearest known one, or nothing. */
export const didYouMean = (name: string, known: Iterable<string> | undefined): string => {
  const nearest = findNearest(name, known ?? []);
  return nearest === undefined ? '' : `: did you mean "${nearest}"?`;
};
