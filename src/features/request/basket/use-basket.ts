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

const store = createBasketStore(() => localStorage);

const subscribe = (listener: () => void): (() => void) => {
  // Adding the same listener again has no effect. A page restored from the back/forward cache has missed storage events.
  window.addEventListener('storage', store.refresh);
  window.addEventListener('pageshow', store.refresh);
  return store.subscribe(listener);
};

const getServerSnapshot = (): undefined => undefined;

/** The visitor's basket; `undefined` on the server and during hydration. */
export const useBasket = (): Basket | undefined =>
  useSyncExternalStore<Basket | undefined>(subscribe, store.get, getServerSnapshot);

let openedList: Basket = [];

/** Remembers a list from a link, to which a product is added while the basket is empty. */
export const setOpenedList = (list: Basket): void => {
  openedList = list;
};

export const updateBasket = store.update;

/** @returns whether the basket has the product now, which a full basket does not accept */
export const addToBasket = (product: AddableProduct): boolean => {
  store.update((basket) => withProduct(basket.length > 0 ? basket : openedList, product));
  openedList = [];
  return store.get().some(({ slug }) => slug === product.slug.en);
};

/** Does nothing for a product that is not in the basket, and with an invalid quantity. */
export const setQuantityInBasket = (slug: string, quantity: number): void =>
  store.update((basket) => withQuantity(basket, slug, quantity));

/** A product whose quantity in the basket differs from the submitted one stays. */
export const removeSubmittedFromBasket = (items: readonly RequestItem[]): void =>
  store.update((basket) => withoutSubmitted(basket, items));

/** @param slugs English slugs */
export const removeFromBasket = (slugs: readonly string[]): void =>
  store.update((basket) => withoutProducts(basket, slugs));
