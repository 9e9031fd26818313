import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RequestItem } from '#contracts/request-items.ts';
import type { BasketItem } from '../basket/basket.ts';
import { withItems } from '../basket/request-path.ts';
import { type RequestedProduct, requestedSlugs } from '../basket/requested-items.ts';
import { removeFromBasket, setQuantityInBasket, useBasket } from '../basket/use-basket.ts';
import { useRequestOwnership } from './use-request-ownership.ts';

export interface RequestEditing {
  /** The requested products, each change applied before the navigation ends. */
  readonly items: readonly RequestedProduct[];
  /** Requested products of the basket that are no longer in the catalogue. */
  readonly discontinued: readonly BasketItem[];
  /** Whether the request is the visitor's own, unlike one from somebody else's link; `undefined` until hydration. */
  readonly isOwn: boolean | undefined;
  /** The same as long as the same request is edited. */
  readonly requestKey: string;
  /** @param quantity an invalid one stays in the URL, with its error */
  readonly setQuantity: (slug: string, quantity: number) => void;
  readonly remove: (slug: string) => void;
  /** Shows a request for other products; the basket is unchanged. */
  readonly show: (items: readonly RequestedProduct[]) => void;
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
  const navigateTo = (
    changed: readonly RequestedProduct[],
    remaining: readonly RequestItem[] = discontinued,
    historyState?: typeof state,
  ): void =>
    startTransition(async () => {
      setItems(changed);
      await navigate(
        { pathname, search: withItems(search, [...changed, ...remaining]) },
        { replace: true, preventScrollReset: true, state: historyState },
      );
    });
  return {
    items,
    discontinued,
    isOwn,
    requestKey: state.requestKey,
    setQuantity(slug, quantity) {
      navigateTo(
        items.map((item) => (item.slug === slug ? { ...item, quantity } : item)),
        discontinued,
        state,
      );
      if (isOwn) setQuantityInBasket(slug, quantity);
    },
    remove(slug) {
      const isOther = (item: RequestItem): boolean => item.slug !== slug;
      navigateTo(items.filter(isOther), discontinued.filter(isOther), state);
      if (isOwn || !discontinued.every(isOther)) removeFromBasket([slug]);
    },
    show(changed) {
      navigateTo(changed, []);
    },
  };
};
