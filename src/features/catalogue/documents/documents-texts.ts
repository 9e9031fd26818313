import type texts from '#locales/en/documents.json';
import { textsOf } from '../../../i18n/texts-of.ts';

/** Texts of the page of documents, apart from the texts that product pages load as well. */
export const documentsTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/documents.json', { eager: true, import: 'default' }),
);
