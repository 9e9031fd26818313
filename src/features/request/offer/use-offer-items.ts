import { openSize } from '#domain/shared/open-size.ts';
import { useEffect, useState } from 'react';
import {
  type ItemIdentity,
  type RequestItem,
  hasItem,
  itemKey,
  itemsOf,
  withoutItems,
} from '#contracts/request-items.ts';
import type { ChangedAmounts } from '#contracts/typed-amount.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useProductOfPage } from '../../../api/product-of-page.ts';
import { toBasketItem } from '../basket/basket.ts';
import { chosenSize } from '../basket/chosen-size.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';
import { removeFromOwnList, setAmountsInBasket } from '../basket/basket-changes.ts';
import { useBasket } from '../basket/use-basket.ts';

interface OfferItems {
  readonly items: readonly RequestedProduct[];
  readonly setAmounts: (amounts: ChangedAmounts) => void;
  readonly remove: (item: ItemIdentity) => void;
}

/** Amounts typed for products that are not in the basket, while the page stays loaded: the dialog may be opened again. */
let typedOutsideBasket: readonly RequestItem[] = [];

/** The product of the page in the amount that was typed for it, in whatever unit. */
const withTyped = (shown: RequestedProduct, typed: readonly RequestItem[]): RequestedProduct => {
  const { quantity, unit, typed: text } = itemsOf(typed, shown)[0] ?? shown;
  return { ...shown, quantity, unit, typed: text };
};

/**
 * The product of the present page, unless it was removed or sent or the basket has it or variants of it, and the products
 * of the basket, which are changed with them.
 */
export const useOfferItems = (isSent: boolean): OfferItems => {
  const product = useProductOfPage();
  const language = useLanguage();
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
  const variant = chosen ?? (product && product.variants.length > 0 && { name: openSize });
  const shown = product && toBasketItem({ ...product, ...(variant && { variant }) });
  // A chosen variant is asked for besides those picked before.
  const isListed = shown && (chosen ? itemsOf(own, shown) : own).length > 0;
  const ofPage = !shown || isListed || isRemoved ? own : [withTyped(shown, typed), ...own];
  return {
    items: [...ofPage, ...others],
    setAmounts(amounts) {
      setAmountsInBasket(amounts, language);
      const outside = ofPage.filter((item) => amounts.has(itemKey(item)) && !hasItem(basket, item));
      if (outside.length === 0) return;
      const changed = outside.flatMap((item) => amounts.get(itemKey(item)) ?? []);
      remember([...withoutItems(typed, outside), ...changed]);
    },
    remove(removed) {
      if (removed.slug === slug) setIsRemoved(true);
      remember(withoutItems(typed, [removed]));
      removeFromOwnList([removed]);
    },
  };
};
