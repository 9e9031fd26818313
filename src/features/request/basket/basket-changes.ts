import { withQuantityOf } from '#contracts/decode-request-items.ts';
import { type ItemIdentity, type RequestItem, hasItem, isSameItem } from '#contracts/request-items.ts';
import { type Basket } from './basket.ts';
import { basketStore } from './use-basket.ts';

/** The basket with the quantity of an item that it has; what is no quantity is kept as it was typed. */
export const withQuantity = (basket: Basket, changed: RequestItem): Basket =>
  basket.map((item) => (isSameItem(item, changed) ? withQuantityOf(item, changed) : item));

/** Removes submitted products; one whose quantity differs was changed after the submission and stays. */
export const withoutSubmitted = (basket: Basket, submitted: readonly RequestItem[]): Basket =>
  basket.filter(
    (item) => !submitted.some((other) => isSameItem(item, other) && item.quantity === other.quantity),
  );

/** Whether a request was made from this basket, unlike one that was opened from a shared link. */
export const isOwnRequest = (basket: Basket, requested: readonly ItemIdentity[]): boolean =>
  requested.every((item) => hasItem(basket, item));

/** Does nothing for an item that is not in the basket. */
export const setQuantityInBasket = (item: RequestItem): void =>
  basketStore.update((basket) => withQuantity(basket, item));

/** A product whose quantity in the basket differs from the submitted one stays. */
export const removeSubmittedFromBasket = (items: readonly RequestItem[]): void =>
  basketStore.update((basket) => withoutSubmitted(basket, items));
