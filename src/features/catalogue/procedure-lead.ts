import type { Localized } from '#domain/shared/language.ts';

/** What the page of a procedure shows, beside links to it. */
export const procedureLead: Localized = {
  tr: 'Girişimde kullanılan bütün ürünler tek masada, aşamalara göre.',
  en: 'Everything used in the procedure on one table, phase by phase.',
};
