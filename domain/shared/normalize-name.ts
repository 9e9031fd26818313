import { fold } from '#domain/shared/fold.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

/** Normalizes a name for comparison: words only, so that `Côte d’Ivoire` and `cote d'ivoire` are equal. */
export const normalizeName = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The first item whose normalized name in a language is that of the text. */
export const findByExactName = <Item extends { readonly name: Localized }>(
  items: readonly Item[],
  text: string,
  language: Language,
): Item | undefined => {
  const normalized = normalizeName(text);
  return normalized === ''
    ? undefined
    : items.find(({ name }) => normalizeName(name[language]) === normalized);
};
