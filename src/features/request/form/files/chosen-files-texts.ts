import type texts from '#locales/en/chosen-files.json';
import { textsOf } from '../../../../i18n/texts-of.ts';

/** Texts in the code that is loaded with the first file. */
export const chosenFilesTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/chosen-files.json', { eager: true, import: 'default' }),
);
