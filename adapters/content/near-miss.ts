import { editDistance } from '#domain/search/spelling.ts';
import { fold } from '#domain/shared/fold.ts';

/** What is left of a name without capitals, accents, invisible signs, spaces and punctuation. */
export const looseKey = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');

const digitsOf = (key: string): string => key.replaceAll(/\D+/gu, ' ').trim();

const maxTypos = (key: string): number => (key.length < 4 ? 0 : key.length < 7 ? 1 : 2);

const extension = /\.[a-z]{3,4}$/iu;

/** The known name that a misspelt one most likely stands for; numbers have to be the same. */
export const findNearest = (name: string, known: Iterable<string>): string | undefined => {
  const key = looseKey(name);
  if (key === '') return undefined;
  let nearest: { readonly name: string; readonly typos: number } | undefined;
  for (const candidate of known) {
    const other = looseKey(candidate);
    if (other === key || looseKey(name.replace(extension, '')) === other) return candidate;
    const limit = Math.min(maxTypos(key), (nearest?.typos ?? Number.POSITIVE_INFINITY) - 1);
    if (Math.abs(other.length - key.length) > limit || digitsOf(other) !== digitsOf(key)) continue;
    const typos = editDistance(key, other);
    if (typos <= limit) nearest = { name: candidate, typos };
  }
  return nearest?.name;
};

/** The end of a sentence about an unknown name: a question about the nearest known one, or nothing. */
export const didYouMean = (name: string, known: Iterable<string> | undefined): string => {
  const nearest = findNearest(name, known ?? []);
  return nearest === undefined ? '' : `: did you mean "${nearest}"?`;
};
