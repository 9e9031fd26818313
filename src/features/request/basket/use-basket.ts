import { itemsOf, withoutItems } from '#contracts/request-items.ts';
import { useSyncExternalStore } from 'react';
import type { ItemIdentity } from '#contracts/request-items.ts';
import { type AddableProduct, type Basket, toBasketItem, withProduct } from './basket.ts';
import { createBasketStore } from './basket-store.ts';
import { mirrorList } from './list-cookie.ts';

export const basketStore = createBasketStore(() => localStorage, mirrorList);

const subscribe = (listener: () => void): (() => void) => {
  // Adding the same listener again has no effect. A page restored from the back/forward cache has missed storage events.
  window.addEventListener('storage', basketStore.refresh);
  window.addEventListener('pageshow', basketStore.refresh);
  return basketStore.subscribe(listener);
};

const getServerSnapshot = (): undefined => undefined;

/** The visitor's basket; `undefined` on the server and during hydration. */
export const useBasket = (): Basket | undefined =>
  useSyncExternalStore<Basket | undefined>(subscribe, basketStore.get, getServerSnapshot);

/** @returns whether the basket has the product or variant now, which a full basket does not accept */
export const addToBasket = (product: AddableProduct): boolean => {
  basketStore.update((basket) => withProduct(basket, product));
  return itemsOf(basketStore.get(), toBasketItem(product)).length > 0;
};

export const removeFromBasket = (items: readonly ItemIdentity[]): void =>
  basketStore.update((basket) => withoutItems(basket, items));
