import type { Localized } from '#domain/shared/language.ts';

/** What the page of a procedure shows, beside links to it. */
export const procedureLead: Localized = {
  tr: 'Her girişimin ürünleri tek masada, aşama aşama.',
  en: 'The products for each procedure on one table, phase by phase.',
};
