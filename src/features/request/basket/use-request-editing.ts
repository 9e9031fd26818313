import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RequestItem } from '#contracts/request-items.ts';
import type { BasketItem } from './basket.ts';
import { withItems } from './request-path.ts';
import { type RequestedProduct, requestedSlugs } from './requested-items.ts';
import { removeFromBasket, setQuantityInBasket, useBasket } from './use-basket.ts';
import { useRequestOwnership } from './use-request-ownership.ts';

export interface RequestEditing {
  /** The requested products, each change applied before the navigation ends. */
  readonly items: readonly RequestedProduct[];
  /** Requested products of the basket that are no longer in the catalogue. */
  readonly discontinued: readonly BasketItem[];
  /** @param quantity integer from 1 to `maxQuantity` */
  readonly setQuantity: (slug: string, quantity: number) => void;
  readonly remove: (slug: string) => void;
}

/**
 * Edits the request in the URL and, unless it was opened from somebody else's link, the basket with it.
 * @param products those that the URL names and the catalogue has
 */
export const useRequestEditing = (products: readonly RequestedProduct[]): RequestEditing => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [items, setItems] = useOptimistic(products);
  const basket = useBasket();
  const { isOwn, state } = useRequestOwnership(products, basket);
  const slugs = requestedSlugs(search);
  const discontinued = (basket ?? []).filter(
    ({ slug }) => slugs.includes(slug) && !products.some((product) => product.slug === slug),
  );
  const navigateTo = (changed: readonly RequestedProduct[], remaining = discontinued): void =>
    startTransition(async () => {
      setItems(changed);
      await navigate(
        { pathname, search: withItems(search, [...changed, ...remaining]) },
        { replace: true, preventScrollReset: true, state },
      );
    });
  return {
    items,
    discontinued,
    setQuantity(slug, quantity) {
      navigateTo(items.map((item) => (item.slug === slug ? { ...item, quantity } : item)));
      if (isOwn) setQuantityInBasket(slug, quantity);
    },
    remove(slug) {
      const isOther = (item: RequestItem): boolean => item.slug !== slug;
      navigateTo(items.filter(isOther), discontinued.filter(isOther));
      if (isOwn || !discontinued.every(isOther)) removeFromBasket([slug]);
    },
  };
};
