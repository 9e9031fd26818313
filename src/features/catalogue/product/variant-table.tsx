import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import { Unbroken } from '../../../components/text/unbroken.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ProductSection } from './product-section.tsx';

const unknown = '–';

interface Props {
  readonly variants: readonly Variant[];
  readonly renderAction: (variant: Variant) => ReactNode;
}

/** The variants of a product. Links to a REF lead to its row. */
export const VariantTable = ({ variants, renderAction }: Props): ReactNode => {
  const { t } = useTranslation(['product', 'ui']);
  const language = useLanguage();
  const hasPacks = variants.some(({ piecesPerPack }) => piecesPerPack !== undefined);
  const hasSterility = variants.some(({ sterile }) => sterile !== undefined);
  const sterilityOf = ({ sterile }: Variant): string => {
    if (sterile === undefined) return unknown;
    return sterile ? t('variants.sterile') : t('variants.notSterile');
  };
  return (
    <ProductSection title={t('variants.title')}>
      <table className="variants">
        <thead>
          <tr>
            <th scope="col">{t('variants.ref')}</th>
            <th scope="col">{t('variants.name')}</th>
            {hasPacks && <th scope="col">{t('variants.pack')}</th>}
            {hasSterility && <th scope="col">{t('variants.sterility')}</th>}
            <th scope="col">
              <span className="visually-hidden">{t('ui:list.add')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.ref} id={variant.ref}>
              <th scope="row">
                <Unbroken text={variant.ref} />
              </th>
              <td>{variant.name[language]}</td>
              {hasPacks && (
                <td>
                  {variant.piecesPerPack === undefined
                    ? unknown
                    : t('variants.perPack', { pieces: variant.piecesPerPack })}
                </td>
              )}
              {hasSterility && <td>{sterilityOf(variant)}</td>}
              <td>{renderAction(variant)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ProductSection>
  );
};
