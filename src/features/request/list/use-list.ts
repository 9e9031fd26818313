import { itemsOf, withoutItems } from '#contracts/list/items.ts';
import { useSyncExternalStore } from 'react';
import type { ItemIdentity } from '#contracts/list/items.ts';
import { type AddableProduct, type OwnList, toListItem, withProduct } from './own-list.ts';
import { createListStore } from './list-store.ts';
import { mirrorList } from './list-cookie.ts';

export const listStore = createListStore(() => localStorage, mirrorList);

const subscribe = (listener: () => void): (() => void) => {
  // Adding the same listener again has no effect. A page restored from the back/forward cache has missed storage events.
  window.addEventListener('storage', listStore.refresh);
  window.addEventListener('pageshow', listStore.refresh);
  return listStore.subscribe(listener);
};

const getServerSnapshot = (): undefined => undefined;

/** The visitor's own list; `undefined` on the server and during hydration. */
export const useList = (): OwnList | undefined =>
  useSyncExternalStore<OwnList | undefined>(subscribe, listStore.get, getServerSnapshot);

/** @returns whether the list has the product or variant now, which a full list does not accept */
export const addToList = (product: AddableProduct): boolean => {
  listStore.update((ownList) => withProduct(ownList, product));
  return itemsOf(listStore.get(), toListItem(product)).length > 0;
};

export const removeFromList = (items: readonly ItemIdentity[]): void =>
  listStore.update((ownList) => withoutItems(ownList, items));
