import { isQuantity } from '#domain/shared/quantity.ts';
import { type ListItem, itemKey, maxItems } from './items.ts';

interface JoinedList<Item> {
  readonly list: readonly Item[];
  /** Added items that the list does not take: it is full, or the sum is no quantity. */
  readonly left: readonly Item[];
  /** Items of `left` that the list has, in a quantity that added to theirs is none. */
  readonly exceeding: readonly Item[];
  /** Number of items that both lists have, and whose quantities were added. */
  readonly summed: number;
}

/** The sum of two quantities; `undefined` if it cannot be requested, or one of them is none. */
export const sumOf = (one: ListItem, other: ListItem): number | undefined => {
  const sum = one.quantity + other.quantity;
  return [one.quantity, other.quantity, sum].every(isQuantity) ? sum : undefined;
};

/** A list with other items, such as those of an order: one that is in the list already adds to its quantity. */
export const joinLists = <Item extends ListItem>(
  list: readonly Item[],
  added: readonly Item[],
): JoinedList<Item> => {
  const items = new Map(list.map((item) => [itemKey(item), item]));
  const left: Item[] = [];
  const exceeding: Item[] = [];
  let summed = 0;
  for (const item of added) {
    const known = items.get(itemKey(item));
    const quantity = known && sumOf(known, item);
    if (quantity !== undefined) {
      items.set(itemKey(item), { ...item, quantity });
      summed += 1;
    } else if (!known && items.size < maxItems) items.set(itemKey(item), item);
    else {
      left.push(item);
      if (known) exceeding.push(item);
    }
  }
  return { list: [...items.values()], left, exceeding, summed };
};
