import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Regulatory, isFictional, regulatoryFacts } from '#domain/catalogue/products/regulatory.ts';
import { regulatoryText } from './regulatory-text.ts';

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
              <dd>{regulatoryText(fact, t)}</dd>
            </div>
          );
        })}
      </dl>
      {regulatory?.professionalUse && <p>{t('professionalUse')}</p>}
      {regulatory && isFictional(regulatory) && <p className="meta">{t('fictional')}</p>}
    </>
  );
};
