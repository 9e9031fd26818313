/**
 * Text as it is compared in searches: without case, accents and the Turkish difference between dotted and dotless i,
 * so that `isik`, `ışık`, `IŞIK` and `İSIK` meet (design: Language).
 */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
