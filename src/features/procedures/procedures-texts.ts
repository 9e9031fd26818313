import type texts from '#locales/en/procedures.json';
import { textsOf } from '../../i18n/texts-of.ts';

/** Texts of the pages of procedures, which take no scripts. */
export const proceduresTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/procedures.json', { eager: true, import: 'default' }),
);
