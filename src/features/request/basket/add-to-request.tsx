import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { maxItems } from '#contracts/request-items.ts';
import type { Collectable } from './basket.ts';
import { addToBasket, removeFromBasket, useBasket } from './use-basket.ts';
import { requestAddress } from './request-path.ts';

interface Props {
  readonly product: Collectable;
}

const isSecondOfDouble = ({ detail }: MouseEvent): boolean => detail > 1;

/** The link stands where the button stood a moment ago. */
const unlessSecond = (event: MouseEvent): void => {
  if (isSecondOfDouble(event)) event.preventDefault();
};

/** Collects a product, and lets go of it again. Without JavaScript it is a link that asks for this product alone. */
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
          to={requestAddress([{ slug, quantity: 1 }])}
          className="button secondary"
          aria-label={t('basket.addNamed', { name })}
        >
          {t('basket.add')}
        </SiteLink>
      </span>
    );
  }
  const collected = basket.some((item) => item.slug === slug);
  const onClick = (event: MouseEvent): void => {
    // It would undo the first.
    if (isSecondOfDouble(event)) return;
    if (collected) removeFromBasket([slug]);
    const added = !collected && addToBasket(product);
    setOutcome(collected ? 'removed' : added ? 'added' : 'full');
  };
  return (
    <span className="add-to-request">
      {collected && (
        <SiteLink to={requestAddress(basket)} className="collected" onClick={unlessSecond}>
          {t('basket.collected')}
        </SiteLink>
      )}
      <button
        key="toggle"
        type="button"
        className="button secondary"
        aria-label={collected ? t('basket.removeNamed', { name }) : t('basket.addNamed', { name })}
        onClick={onClick}
      >
        {collected ? t('basket.remove') : t('basket.add')}
      </button>
      <output className={outcome === 'full' ? undefined : 'visually-hidden'}>
        {outcome && t(`basket.outcome.${outcome}`, { name, max: maxItems })}
      </output>
    </span>
  );
};
