import { startTransition, useOptimistic } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import type { Localized } from '#domain/shared/language.ts';
import type { RequestItem } from '#contracts/request-items.ts';
import type { BasketItem } from './basket.ts';
import { removeFromBasket, setQuantityInBasket, useBasket } from './use-basket.ts';
import { searchWith, slugsIn } from './request-path.ts';
import { useOwnRequest } from './use-request-ownership.ts';

export interface RequestedProduct extends RequestItem {
  readonly name: Localized;
}

export interface RequestEditing {
  /** What is asked for, every change at once. */
  readonly items: readonly RequestedProduct[];
  /** What the visitor collected and asks for, and the catalogue does not have any more. */
  readonly gone: readonly BasketItem[];
  /** @param quantity whole, from 1 to `maxQuantity` */
  readonly setQuantity: (slug: string, quantity: number) => void;
  readonly remove: (slug: string) => void;
}

/**
 * Changes what the address asks for. The basket follows, unless the address is a link to somebody else's request.
 * @param found the products that the address asks for and that there are
 */
export const useRequestEditing = (found: readonly RequestedProduct[]): RequestEditing => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [items, setItems] = useOptimistic(found);
  const basket = useBasket();
  const { isOwn, state } = useOwnRequest(found, basket);
  const asked = slugsIn(search);
  const gone = (basket ?? []).filter(
    ({ slug }) => asked.includes(slug) && !found.some((product) => product.slug === slug),
  );
  const show = (changed: readonly RequestedProduct[], missing = gone): void =>
    startTransition(async () => {
      setItems(changed);
      await navigate(
        { pathname, search: searchWith(search, [...changed, ...missing]) },
        { replace: true, preventScrollReset: true, state },
      );
    });
  return {
    items,
    gone,
    setQuantity(slug, quantity) {
      show(items.map((item) => (item.slug === slug ? { ...item, quantity } : item)));
      if (isOwn) setQuantityInBasket(slug, quantity);
    },
    remove(slug) {
      const others = ({ slug: other }: RequestItem): boolean => other !== slug;
      show(items.filter(others), gone.filter(others));
      if (isOwn || !gone.every(others)) removeFromBasket([slug]);
    },
  };
};
