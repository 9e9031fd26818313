import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Regulatory,
  type RegulatoryFact,
  isFictional,
  regulatoryFacts,
} from '#domain/catalogue/regulatory.ts';

const textOf = (fact: RegulatoryFact, t: TFunction<'product'>): string => {
  if (fact.state !== 'given') {
    if (fact.state === 'missing') return t('missing');
    return fact.field === 'classification' ? t('noDevice') : t('noNotifiedBody');
  }
  const { field, value } = fact;
  if (field === 'classification') return t(`class.${value}`);
  return field === 'ceMark' ? t('ceMark') : value;
};

/** The regulatory information of a product, including what is missing. */
export const RegulatoryBlock = ({
  regulatory,
}: {
  readonly regulatory: Regulatory | undefined;
}): ReactNode => {
  const { t } = useTranslation('product');
  return (
    <>
      <dl className="facts regulatory">
        {regulatoryFacts(regulatory).map((fact) => {
          const { field, state } = fact;
          return (
            <div key={field} className={state === 'missing' ? 'missing' : undefined}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>{textOf(fact, t)}</dd>
            </div>
          );
        })}
      </dl>
      {regulatory?.professionalUse && <p>{t('professionalUse')}</p>}
      {regulatory && isFictional(regulatory) && <p className="meta">{t('fictional')}</p>}
    </>
  );
};
