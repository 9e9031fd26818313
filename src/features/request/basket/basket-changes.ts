import { type ItemIdentity, type RequestItem, isSameItem, hasItem } from '#contracts/request-items.ts';
import { isQuantity } from '#domain/shared/quantity.ts';
import { type Basket } from './basket.ts';
import { basketStore } from './use-basket.ts';

/** Unchanged by an invalid quantity. */
export const withQuantity = (basket: Basket, changed: ItemIdentity, quantity: number): Basket =>
  isQuantity(quantity)
    ? basket.map((item) => (isSameItem(item, changed) ? { ...item, quantity } : item))
    : basket;

/** Removes submitted products; one whose quantity differs was changed after the submission and stays. */
export const withoutSubmitted = (basket: Basket, submitted: readonly RequestItem[]): Basket =>
  basket.filter(
    (item) => !submitted.some((other) => isSameItem(item, other) && item.quantity === other.quantity),
  );

/** Whether a request was made from this basket, unlike one that was opened from a shared link. */
export const isOwnRequest = (basket: Basket, requested: readonly ItemIdentity[]): boolean =>
  requested.every((item) => hasItem(basket, item));

/** Does nothing for an item that is not in the basket, and with an invalid quantity. */
export const setQuantityInBasket = (item: ItemIdentity, quantity: number): void =>
  basketStore.update((basket) => withQuantity(basket, item, quantity));

/** A product whose quantity in the basket differs from the submitted one stays. */
export const removeSubmittedFromBasket = (items: readonly RequestItem[]): void =>
  basketStore.update((basket) => withoutSubmitted(basket, items));
