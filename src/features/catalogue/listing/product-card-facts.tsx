import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '#domain/catalogue/products/product-card.ts';
import type { Language } from '#domain/shared/language.ts';

interface Props {
  readonly card: ProductCard;
  /** Language of the texts, if it is not that of the page, as while the page is loaded in another one. */
  readonly lang?: Language | undefined;
  /** Shown instead of the purpose. */
  readonly text?: ReactNode;
}

/** Device class and marks, beside the label of a card. */
export const CardMarks = ({ card: { classification, marks }, lang }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <>
      {classification && <span>{t('listing.class', { value: classification })}</span>}
      {marks?.map((mark) => (
        <span key={mark} lang={lang}>
          {mark}
        </span>
      ))}
    </>
  );
};

interface CardValuesProps {
  readonly values: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names with values, one below the other. */
export const CardValues = ({ values }: CardValuesProps): ReactNode => (
  <dl className="card-values">
    {values.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Purpose of a product, and the values that tell it apart. */
export const CardFacts = ({ card: { purpose, values }, lang, text }: Props): ReactNode => (
  <div className="product-facts" lang={lang}>
    {text ?? <p>{purpose}</p>}
    {values && <CardValues values={values} />}
  </div>
);
