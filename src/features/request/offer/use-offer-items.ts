import { useState } from 'react';
import { withTyped } from '#contracts/decode-request-items.ts';
import type { ItemIdentity, RequestItem, RequestedQuantity } from '#contracts/request-items.ts';
import { useProductOfPage } from '../../../api/product-of-page.ts';
import { toBasketItem } from '../basket/basket.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';
import { withQuantitiesOf } from '../list/with-quantities-of.ts';
import { setQuantityInBasket } from '../basket/basket-changes.ts';
import { removeFromBasket, useBasket } from '../basket/use-basket.ts';

interface OfferItems {
  readonly items: readonly RequestedProduct[];
  /** @param quantity what is none is not written into the basket */
  readonly setQuantity: (item: RequestedProduct, quantity: RequestedQuantity) => void;
  readonly remove: (item: ItemIdentity) => void;
}

/**
 * The product of the present page, unless it was removed or sent or the basket has it or variants of it, and the products
 * of the basket, which are changed with them.
 */
export const useOfferItems = (isSent: boolean): OfferItems => {
  const product = useProductOfPage();
  const basket = useBasket() ?? [];
  const [isRemoved, setIsRemoved] = useState(false);
  const [typed, setTyped] = useState<readonly RequestItem[]>([]);
  if (isSent && !isRemoved) setIsRemoved(true);
  const slug = product?.slug.en;
  const others = basket.filter((item) => item.slug !== slug);
  const own = basket.filter((item) => item.slug === slug);
  const ofPage = own.length > 0 || !product || isRemoved ? own : [toBasketItem(product)];
  return {
    items: withQuantitiesOf([...ofPage, ...others], typed),
    setQuantity(changed, quantity) {
      setTyped([...typed, withTyped(changed, quantity)]);
      setQuantityInBasket(changed, quantity.quantity);
    },
    remove(removed) {
      if (removed.slug === slug) setIsRemoved(true);
      removeFromBasket([removed]);
    },
  };
};
