import type texts from '#locales/en/catalogues.json';
import { textsOf } from '../../../i18n/texts-of.ts';

/** Texts about the catalogues as PDF. */
export const catalogueTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/catalogues.json', { eager: true, import: 'default' }),
);
