import { type ListItem, itemKey, itemsOf, maxItems } from '#contracts/list/items.ts';

/** Whether an item is as a button adds it: nobody has said how many. */
const isAsAdded = ({ quantity, unit, typed }: ListItem): boolean =>
  quantity === 1 && unit === undefined && typed === undefined;

/**
 * The list with the products that were added since, as many as it takes. Amounts that were entered since take the place of
 * the list's, in whatever unit; of a product that was only added once more, the list's stay.
 */
export const withList = <Item extends ListItem>(
  ownList: readonly Item[],
  added: readonly Item[],
): readonly Item[] => {
  const entered = added.filter((item) => !isAsAdded(item));
  const list = [
    ...ownList.flatMap((item) => {
      const later = itemsOf(entered, item);
      return later.length > 0 ? later : [item];
    }),
    ...added.filter((item) => itemsOf(ownList, item).length === 0),
  ];
  return [...new Map(list.map((item) => [itemKey(item), item])).values()].slice(0, maxItems);
};
