import { type RequestItem, itemKey, itemsOf, maxItems } from '#contracts/request-items.ts';

/** Whether an item is as a button adds it: nobody has said how many. */
const isAsAdded = ({ quantity, unit, typed }: RequestItem): boolean =>
  quantity === 1 && unit === undefined && typed === undefined;

/**
 * The basket with the products that were added since, as many as it takes. Amounts that were entered since take the place of
 * the basket's, in whatever unit; of a product that was only added once more, the basket's stay.
 */
export const withList = <Item extends RequestItem>(
  basket: readonly Item[],
  added: readonly Item[],
): readonly Item[] => {
  const entered = added.filter((item) => !isAsAdded(item));
  const list = [
    ...basket.flatMap((item) => {
      const later = itemsOf(entered, item);
      return later.length > 0 ? later : [item];
    }),
    ...added.filter((item) => itemsOf(basket, item).length === 0),
  ];
  return [...new Map(list.map((item) => [itemKey(item), item])).values()].slice(0, maxItems);
};
