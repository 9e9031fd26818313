import type texts from '#locales/en/thanks.json';
import { textsOf } from '../../../../i18n/texts-of.ts';

/** Texts for visitors who have sent a form, apart from the texts that pages without a form load as well. */
export const thanksTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/thanks.json', { eager: true, import: 'default' }),
);
