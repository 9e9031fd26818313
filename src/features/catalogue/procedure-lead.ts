import type { Localized } from '#domain/shared/language.ts';

/** What the page of a procedure shows, beside links to it. */
export const procedureLead: Localized = {
  tr: 'Girişim için ürünlerimiz tek masada, aşama aşama.',
  en: 'Our products for the procedure on one table, phase by phase.',
};
