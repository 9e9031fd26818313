import {
  type ItemIdentity,
  type ListItem,
  hasItem,
  isSameItem,
  withoutItems,
} from '#contracts/list/items.ts';
import { type ChangedAmounts, withAmounts } from '#contracts/list/typed-amount.ts';
import type { Language } from '#domain/shared/language.ts';
import { isFull } from './own-list.ts';
import { changeOwnList } from './server-list.ts';
import { listStore } from './use-list.ts';

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

/** Removes a line, if the list has it. @returns the function that puts it back in its place, in its amount */
export const takeFromOwnList = (item: ItemIdentity): (() => void) => {
  const list = listStore.get();
  const index = list.findIndex((listed) => isSameItem(listed, item));
  const taken = list[index];
  changeOwnList((now) => withoutItems(now, [item]));
  return () =>
    listStore.update((now) =>
      !taken || hasItem(now, taken) || isFull(now) ? now : now.toSpliced(index, 0, taken),
    );
};

/** A product whose quantity in the list differs from the submitted one stays. */
export const removeSentFromList = (items: readonly ListItem[]): void =>
  changeOwnList((list) => withoutSubmitted(list, items));
