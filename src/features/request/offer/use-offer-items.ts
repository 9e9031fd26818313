import { useState } from 'react';
import type { RequestItem } from '#contracts/request-items.ts';
import { useProductOfPage } from '../../../api/product-of-page.ts';
import type { RequestedProduct } from '../basket/requested-items.ts';
import { withQuantitiesOf } from '../list/with-quantities-of.ts';
import { removeFromBasket, setQuantityInBasket, useBasket } from '../basket/use-basket.ts';

interface OfferItems {
  readonly items: readonly RequestedProduct[];
  /** @param quantity an invalid one is not written into the basket */
  readonly setQuantity: (slug: string, quantity: number) => void;
  readonly remove: (slug: string) => void;
}

/**
 * The product of the present page, unless it was removed or sent, and the products of the basket, which are changed with
 * them.
 */
export const useOfferItems = (isSent: boolean): OfferItems => {
  const product = useProductOfPage();
  const basket = useBasket() ?? [];
  const [isRemoved, setIsRemoved] = useState(false);
  const [typed, setTyped] = useState<readonly RequestItem[]>([]);
  if (isSent && !isRemoved) setIsRemoved(true);
  const slug = product?.slug.en;
  const others = basket.filter((item) => item.slug !== slug);
  const own = basket.find((item) => item.slug === slug);
  const ofPage = own ?? (product && !isRemoved && { slug: product.slug.en, name: product.name, quantity: 1 });
  return {
    items: withQuantitiesOf(ofPage ? [ofPage, ...others] : others, typed),
    setQuantity(changed, quantity) {
      setTyped([...typed, { slug: changed, quantity }]);
      setQuantityInBasket(changed, quantity);
    },
    remove(removed) {
      if (removed === slug) setIsRemoved(true);
      removeFromBasket([removed]);
    },
  };
};
