import type texts from '#locales/en/comparison.json';
import { textsOf } from '../../i18n/texts-of.ts';

/** Texts of the page that compares products, which the server alone renders. */
export const compareTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/comparison.json', { eager: true, import: 'default' }),
);
