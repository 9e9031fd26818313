import { type ItemIdentity, type RequestItem, hasItem, isSameItem } from '#contracts/request-items.ts';
import { type ChangedAmounts, withAmounts } from '#contracts/typed-amount.ts';
import type { Language } from '#domain/shared/language.ts';
import { type Basket } from './basket.ts';
import { basketStore } from './use-basket.ts';

/** Removes submitted products; one whose quantity differs was changed after the submission and stays. */
export const withoutSubmitted = (basket: Basket, submitted: readonly RequestItem[]): Basket =>
  basket.filter(
    (item) => !submitted.some((other) => isSameItem(item, other) && item.quantity === other.quantity),
  );

/** Whether a request was made from this basket, unlike one that was opened from a shared link. */
export const isOwnRequest = (basket: Basket, requested: readonly ItemIdentity[]): boolean =>
  requested.every((item) => hasItem(basket, item));

/** Does nothing for items that are not in the basket. */
export const setAmountsInBasket = (amounts: ChangedAmounts, language: Language): void =>
  basketStore.update((basket) => withAmounts(basket, amounts, language));

/** A product whose quantity in the basket differs from the submitted one stays. */
export const removeSubmittedFromBasket = (items: readonly RequestItem[]): void =>
  basketStore.update((basket) => withoutSubmitted(basket, items));
