import type { TFunction } from 'i18next';
import type { Language } from '#domain/shared/language.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';

/** Says that quantities were not added up. @param count of the products whose sum is no quantity */
export const exceedingText = (t: TFunction<'request-list'>, count: number, language: Language): string =>
  t('exceeding', { count, max: maxQuantity.toLocaleString(language) });
