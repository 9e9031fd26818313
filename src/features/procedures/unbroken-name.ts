import type { Language } from '#domain/shared/language.ts';
import { unbrokenHyphens } from '../../lib/unbroken-hyphens.ts';

/** Before a Turkish adjective in -lı, -li, -lu or -lü, which belongs to the word before it: "İnce Dişli", "Elmas Kaplı". */
const beforeAdjective = / (?=\p{Letter}+l[ıiuü](?: |$))/gu;

/** A product's name in which no line ends within a compound. */
export const unbrokenName = (name: string, language: Language): string => {
  const unbroken = unbrokenHyphens(name);
  return language === 'tr' ? unbroken.replaceAll(beforeAdjective, '\u00A0') : unbroken;
};
