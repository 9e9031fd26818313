import type { Localized } from '#domain/shared/language.ts';

/** Summary of what the page of a procedure shows, beside links to it. */
export const procedureLead: Localized = {
  tr: 'Her girişim tek masada, aşama aşama.',
  en: 'Each procedure on one table, phase by phase.',
};
