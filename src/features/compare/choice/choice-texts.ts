import type texts from '#locales/en/comparison-bar.json';
import { textsOf } from '../../../i18n/texts-of.ts';

/** Texts of the bar and the mark that show which products are to be compared, loaded with them. */
export const choiceTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/comparison-bar.json', { eager: true, import: 'default' }),
);
