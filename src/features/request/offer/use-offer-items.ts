import { openSize } from '#domain/requests/open-size.ts';
import { useEffect, useState } from 'react';
import { withQuantityOf } from '#contracts/decode-request-items.ts';
import {
  type ItemIdentity,
  type RequestItem,
  type RequestedQuantity,
  hasItem,
  itemsOf,
  withoutItems,
} from '#contracts/request-items.ts';
import { useProductOfPage } from '../../../api/product-of-page.ts';
import { toBasketItem } from '../basket/basket.ts';
import { chosenSize } from '../basket/chosen-size.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';
import { withQuantitiesOf } from '../list/with-quantities-of.ts';
import { setQuantityInBasket } from '../basket/basket-changes.ts';
import { removeFromBasket, useBasket } from '../basket/use-basket.ts';

interface OfferItems {
  readonly items: readonly RequestedProduct[];
  /** @param quantity what is none is kept as it was typed */
  readonly setQuantity: (item: RequestedProduct, quantity: RequestedQuantity) => void;
  readonly remove: (item: ItemIdentity) => void;
}

/** Quantities typed for products that are not in the basket, while the page stays loaded: the dialog may be opened again. */
let typedOutsideBasket: readonly RequestItem[] = [];

/**
 * The product of the present page, unless it was removed or sent or the basket has it or variants of it, and the products
 * of the basket, which are changed with them.
 */
export const useOfferItems = (isSent: boolean): OfferItems => {
  const product = useProductOfPage();
  const basket = useBasket() ?? [];
  const [isRemoved, setIsRemoved] = useState(false);
  const [typed, setTyped] = useState(typedOutsideBasket);
  if (isSent && !isRemoved) setIsRemoved(true);
  const remember = (items: readonly RequestItem[]): void => {
    typedOutsideBasket = items;
    setTyped(items);
  };
  const slug = product?.slug.en;
  useEffect(() => {
    if (isSent) typedOutsideBasket = typedOutsideBasket.filter((item) => item.slug !== slug);
  }, [isSent, slug]);
  const others = basket.filter((item) => item.slug !== slug);
  const own = basket.filter((item) => item.slug === slug);
  const chosen = product && chosenSize(product.variants, window.location.hash);
  const variant = chosen ?? (product?.hasVariants && { name: openSize });
  const shown = product && toBasketItem({ ...product, ...(variant && { variant }) });
  // A chosen variant is asked for besides those picked before.
  const isListed = shown && (chosen ? itemsOf(own, shown) : own).length > 0;
  const ofPage = !shown || isListed || isRemoved ? own : [...withQuantitiesOf([shown], typed), ...own];
  return {
    items: [...ofPage, ...others],
    setQuantity(changed, quantity) {
      const item = withQuantityOf(changed, quantity);
      if (hasItem(basket, changed)) setQuantityInBasket(item);
      else remember([...withoutItems(typed, [changed]), item]);
    },
    remove(removed) {
      if (removed.slug === slug) setIsRemoved(true);
      remember(withoutItems(typed, [removed]));
      removeFromBasket([removed]);
    },
  };
};
