import { type ItemIdentity, type ListItem, isSameItem, withoutItems } from '#contracts/list/items.ts';
import { type ChangedAmounts, withAmounts } from '#contracts/list/typed-amount.ts';
import type { Language } from '#domain/shared/language.ts';
import { changeOwnList } from './server-list.ts';

/** Removes submitted products; one whose quantity differs was changed after the submission and stays. */
export const withoutSubmitted = <Item extends ListItem>(
  ownList: readonly Item[],
  submitted: readonly ListItem[],
): readonly Item[] =>
  ownList.filter(
    (item) => !submitted.some((other) => isSameItem(item, other) && item.quantity === other.quantity),
  );

/** Does nothing for items that are not on the visitor's list. */
export const setAmountsInList = (amounts: ChangedAmounts, language: Language): void =>
  changeOwnList((list) => withAmounts(list, amounts, language));

export const removeFromOwnList = (items: readonly ItemIdentity[]): void =>
  changeOwnList((list) => withoutItems(list, items));

/** A product whose quantity in the list differs from the submitted one stays. */
export const removeSentFromList = (items: readonly ListItem[]): void =>
  changeOwnList((list) => withoutSubmitted(list, items));
