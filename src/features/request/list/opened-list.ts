import type { Basket } from '../basket/basket.ts';
import { basketStore } from '../basket/use-basket.ts';
import { withList } from './with-list.ts';

let openedList: Basket = [];

const addToOpenedList = (): void => {
  const list = openedList;
  if (list.length === 0 || basketStore.get().length === 0) return;
  openedList = [];
  basketStore.update((basket) => withList(list, basket));
};

/** Remembers a list from a link: who has none and adds a product, adds it to that list. */
export const setOpenedList = (list: Basket): void => {
  openedList = basketStore.get().length === 0 ? list : [];
  // Subscribing again has no effect.
  basketStore.subscribe(addToOpenedList);
};
