import type { Localized } from './language.ts';

/** The languages as Intl has them; English as it is written in Europe. */
export const locales: Localized = { tr: 'tr-TR', en: 'en-GB' };
