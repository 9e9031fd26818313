import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Regulatory,
  type RegulatoryFact,
  isFictional,
  regulatoryFacts,
} from '#domain/catalogue/regulatory.ts';

const textOf = (fact: RegulatoryFact, t: TFunction): string => {
  if (fact.state !== 'given') {
    if (fact.state === 'missing') return t('regulatory.missing');
    return fact.field === 'classification' ? t('regulatory.noDevice') : t('regulatory.noNotifiedBody');
  }
  const { field, value } = fact;
  if (field === 'classification') return t(`regulatory.class.${value}`);
  return field === 'ceMark' ? t('regulatory.ceMark') : value;
};

/** The regulatory information of a product, including what is missing. */
export const RegulatoryBlock = ({
  regulatory,
}: {
  readonly regulatory: Regulatory | undefined;
}): ReactNode => {
  const { t } = useTranslation();
  return (
    <>
      <dl className="facts regulatory">
        {regulatoryFacts(regulatory).map((fact) => {
          const { field, state } = fact;
          return (
            <div key={field} className={state === 'missing' ? 'missing' : undefined}>
              <dt>{t(`regulatory.field.${field}`)}</dt>
              <dd>{textOf(fact, t)}</dd>
            </div>
          );
        })}
      </dl>
      {regulatory?.professionalUse && <p>{t('regulatory.professionalUse')}</p>}
      {regulatory && isFictional(regulatory) && <p className="meta">{t('regulatory.fictional')}</p>}
    </>
  );
};
