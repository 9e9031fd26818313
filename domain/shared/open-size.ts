import type { Localized } from '#domain/shared/language.ts';

/** Stands in place of a variant's name where a product with variants is requested as a whole: staff are to advise. */
export const openSize: Localized = { tr: 'ölçü seçilmedi', en: 'size not chosen' };
