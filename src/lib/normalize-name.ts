import { fold } from '#domain/shared/fold.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

/** As names are compared: words only, `Côte d’Ivoire` and `cote d'ivoire` alike. */
export const normalizeName = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The first of some things that bears exactly this name in a language. */
export const findByExactName = <Thing extends { readonly name: Localized }>(
  things: readonly Thing[],
  text: string,
  language: Language,
): Thing | undefined => {
  const wanted = normalizeName(text);
  return wanted === '' ? undefined : things.find(({ name }) => normalizeName(name[language]) === wanted);
};
