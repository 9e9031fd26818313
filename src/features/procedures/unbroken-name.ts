import type { Language } from '#domain/shared/language.ts';

/**
 * Space before a Turkish adjective in -lı, -li, -lu or -lü, which belongs to the word before it: "İnce Dişli",
 * "Elmas Kaplı".
 */
const beforeAdjective = / (?=\p{Letter}+l[ıiuü](?: |$))/gu;

/** A product's name in which no line ends before such an adjective. */
export const unbrokenName = (name: string, language: Language): string =>
  language === 'tr' ? name.replaceAll(beforeAdjective, '\u00A0') : name;
