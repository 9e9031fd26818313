import type texts from '#locales/en/suggestions.json';
import { textsOf } from '../../i18n/texts-of.ts';

/** Texts in the code that is loaded when the search box is opened, and not on every page. */
export const suggestionTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/suggestions.json', { eager: true, import: 'default' }),
);
