import type texts from '#locales/en/sent-requests.json';
import { textsOf } from '../../../../i18n/texts-of.ts';

/** Texts about the requests that were sent before. */
export const sentRequestsTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/sent-requests.json', { eager: true, import: 'default' }),
);
