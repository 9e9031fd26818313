import { useSyncExternalStore } from 'react';
import type { RequestItem } from '#contracts/request-items.ts';
import {
  type Basket,
  type Collectable,
  withProduct,
  withQuantity,
  withoutProducts,
  withoutSent,
} from './basket.ts';
import { createBasketStore } from './basket-store.ts';

const store = createBasketStore(() => localStorage);

const subscribe = (listener: () => void): (() => void) => {
  // Adding the same function again changes nothing. A page that comes back from the browser's cache missed the events.
  window.addEventListener('storage', store.refresh);
  window.addEventListener('pageshow', store.refresh);
  return store.subscribe(listener);
};

const onServer = (): undefined => undefined;

/** What the visitor has collected; `undefined` on the server and until JavaScript has taken over its page. */
export const useBasket = (): Basket | undefined =>
  useSyncExternalStore<Basket | undefined>(subscribe, store.current, onServer);

/** @returns whether the product is in the basket now; a full one takes no more */
export const addToBasket = (product: Collectable): boolean => {
  store.change((basket) => withProduct(basket, product));
  return store.current().some(({ slug }) => slug === product.slug.en);
};

/** Does nothing for a product that is not in the basket. @param quantity whole, from 1 to `maxQuantity` */
export const setQuantityInBasket = (slug: string, quantity: number): void =>
  store.change((basket) => withQuantity(basket, slug, quantity));

/** For products that were sent. One with another quantity stays. */
export const takeSentFromBasket = (items: readonly RequestItem[]): void =>
  store.change((basket) => withoutSent(basket, items));

/** For products that are no longer wanted; `slugs` are English. Others stay. */
export const removeFromBasket = (slugs: readonly string[]): void =>
  store.change((basket) => withoutProducts(basket, slugs));
