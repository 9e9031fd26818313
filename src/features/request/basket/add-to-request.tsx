import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { maxItems } from '#contracts/request-items.ts';
import type { AddableProduct } from './basket.ts';
import { requestPath } from './request-path.ts';
import { addToBasket, removeFromBasket, useBasket } from './use-basket.ts';

interface Props {
  readonly product: AddableProduct;
}

const isSecondOfDoubleClick = ({ detail }: MouseEvent): boolean => detail > 1;

/** The link appears where the first click of a double click hit the button. */
const ignoreSecondClick = (event: MouseEvent): void => {
  if (isSecondOfDoubleClick(event)) event.preventDefault();
};

/** Adds a product to the basket and removes it again. Without JavaScript it links to a request for this product. */
export const AddToRequest = ({ product }: Props): ReactNode => {
  const { t } = useTranslation();
  const name = product.name[useLanguage()];
  const slug = product.slug.en;
  const basket = useBasket();
  const [outcome, setOutcome] = useState<'added' | 'removed' | 'full'>();
  if (!basket) {
    return (
      <span className="add-to-request">
        <SiteLink
          to={requestPath([{ slug, quantity: 1 }])}
          className="button secondary"
          aria-label={t('basket.addNamed', { name })}
        >
          {t('basket.add')}
        </SiteLink>
      </span>
    );
  }
  const isInBasket = basket.some((item) => item.slug === slug);
  const onClick = (event: MouseEvent): void => {
    // The second click would undo the first.
    if (isSecondOfDoubleClick(event)) return;
    if (isInBasket) {
      removeFromBasket([slug]);
      setOutcome('removed');
    } else {
      setOutcome(addToBasket(product) ? 'added' : 'full');
    }
  };
  return (
    <span className="add-to-request">
      {isInBasket && (
        <SiteLink to={requestPath(basket)} className="in-request" onClick={ignoreSecondClick}>
          {t('basket.inRequest')}
        </SiteLink>
      )}
      <button
        key="toggle"
        type="button"
        className="button secondary"
        aria-label={isInBasket ? t('basket.removeNamed', { name }) : t('basket.addNamed', { name })}
        onClick={onClick}
      >
        {isInBasket ? t('basket.remove') : t('basket.add')}
      </button>
      <output className={outcome === 'full' ? undefined : 'visually-hidden'}>
        {outcome && t(`basket.outcome.${outcome}`, { name, max: maxItems })}
      </output>
    </span>
  );
};
