import type { TFunction } from 'i18next';
import type { RegulatoryFact } from '#domain/catalogue/products/regulatory.ts';

/** Returns the text of a line of the regulatory block. */
export const regulatoryText = (fact: RegulatoryFact, t: TFunction<'product'>): string => {
  if (fact.state !== 'given') {
    if (fact.state === 'missing') return t('missing');
    return fact.field === 'classification' ? t('noDevice') : t('noNotifiedBody');
  }
  const { field, value } = fact;
  if (field === 'classification') return t(`class.${value}`);
  return field === 'ceMark' ? t('ceMark') : value;
};
