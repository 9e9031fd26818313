import { useSyncExternalStore } from 'react';
import type { RequestItem } from '#contracts/request-items.ts';
import {
  type AddableProduct,
  type Basket,
  withProduct,
  withQuantity,
  withoutProducts,
  withoutSubmitted,
} from './basket.ts';
import { createBasketStore } from './basket-store.ts';

export const basketStore = createBasketStore(() => localStorage);

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

/** @returns whether the basket has the product now, which a full basket does not accept */
export const addToBasket = (product: AddableProduct): boolean => {
  basketStore.update((basket) => withProduct(basket, product));
  return basketStore.get().some(({ slug }) => slug === product.slug.en);
};

/** Does nothing for a product that is not in the basket, and with an invalid quantity. */
export const setQuantityInBasket = (slug: string, quantity: number): void =>
  basketStore.update((basket) => withQuantity(basket, slug, quantity));

/** A product whose quantity in the basket differs from the submitted one stays. */
export const removeSubmittedFromBasket = (items: readonly RequestItem[]): void =>
  basketStore.update((basket) => withoutSubmitted(basket, items));

/** @param slugs English slugs */
export const removeFromBasket = (slugs: readonly string[]): void =>
  basketStore.update((basket) => withoutProducts(basket, slugs));
