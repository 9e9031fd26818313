import { type ItemIdentity, type RequestItem, isSameItem, withoutItems } from '#contracts/request-items.ts';
import { type ChangedAmounts, withAmounts } from '#contracts/typed-amount.ts';
import type { Language } from '#domain/shared/language.ts';
import { changeOwnList } from './server-list.ts';

/** Removes submitted products; one whose quantity differs was changed after the submission and stays. */
export const withoutSubmitted = <Item extends RequestItem>(
  basket: readonly Item[],
  submitted: readonly RequestItem[],
): readonly Item[] =>
  basket.filter(
    (item) => !submitted.some((other) => isSameItem(item, other) && item.quantity === other.quantity),
  );

/** Does nothing for items that are not on the visitor's list. */
export const setAmountsInBasket = (amounts: ChangedAmounts, language: Language): void =>
  changeOwnList((list) => withAmounts(list, amounts, language));

export const removeFromOwnList = (items: readonly ItemIdentity[]): void =>
  changeOwnList((list) => withoutItems(list, items));

/** A product whose quantity in the basket differs from the submitted one stays. */
export const removeSubmittedFromBasket = (items: readonly RequestItem[]): void =>
  changeOwnList((list) => withoutSubmitted(list, items));
