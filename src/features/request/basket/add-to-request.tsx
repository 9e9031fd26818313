import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { inSameForm, requestListPath } from '../../../lib/paths.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { itemKey, maxItems, itemsOf } from '#contracts/request-items.ts';
import { type AddableProduct, hasOpenLine, isFull, toBasketItem } from './basket.ts';
import { ignoreSecondPress } from '../../../lib/ignore-second-press.ts';
import { itemName } from './named-item.ts';
import { requestPath } from '#contracts/request-address.ts';
import { addToBasket, removeFromBasket, useBasket } from './use-basket.ts';

/** Id of the form that adds the product of a page, in the size that is chosen where it has several. */
export const productFormId = 'add-product';

interface Props {
  readonly product: AddableProduct;
  /** Id of the form. */
  readonly id?: string;
}

/** Adds a product or variant to the basket and removes it again; before hydration and without JavaScript, the server adds it. Of a product with variants, it leads to their choice. */
export const AddToRequest = ({ product, id }: Props): ReactNode => {
  const { t } = useTranslation();
  const item = toBasketItem(product);
  const name = itemName(item, useLanguage());
  const basket = useBasket();
  const [outcome, setOutcome] = useState<'added' | 'removed' | 'full'>();
  const requested = itemsOf(basket ?? [], item);
  const isInBasket = requested.length > 0;
  const isOpen = product.hasVariants && !isInBasket;
  // The list may have been sent or changed elsewhere since.
  const isTrue = outcome === 'added' ? isInBasket : !isInBasket && (outcome === 'removed' || isFull(basket));
  const action = isInBasket ? t('basket.remove') : isOpen ? t('basket.choose') : t('basket.add');
  const onClick = (event: MouseEvent): void => {
    // The server leads to the choice, or makes it that of the line whose size was left open.
    if (isOpen || hasOpenLine(basket ?? [], item)) return;
    event.preventDefault();
    ignoreSecondPress(event);
    if (isInBasket) {
      removeFromBasket(requested);
      setOutcome('removed');
    } else {
      setOutcome(addToBasket(product) ? 'added' : 'full');
    }
  };
  return (
    <form
      id={id}
      className="add-to-request"
      method="post"
      action={inSameForm(requestListPath, useParams()['language'])}
    >
      {isInBasket && (
        <SiteLink to={requestPath(basket ?? [])} className="in-request">
          <span>{t('basket.inRequest')}</span>
        </SiteLink>
      )}
      <button
        key="toggle"
        name={isOpen ? 'choose' : 'add'}
        value={itemKey(item)}
        className="button secondary"
        aria-label={`${action}: ${name}`}
        onClick={basket && onClick}
      >
        <span>{action}</span>
      </button>
      <output className={outcome === 'full' && isTrue ? undefined : 'visually-hidden'}>
        {outcome && isTrue && <span>{t(`basket.outcome.${outcome}`, { name, max: maxItems })}</span>}
      </output>
    </form>
  );
};
