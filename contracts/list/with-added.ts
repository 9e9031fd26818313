import { sumOf } from './join-lists.ts';
import { type ListItem, isSameItem, itemsOf, withItem } from './items.ts';

/** A list in which a line of a product as a whole is one of its variants, or joins the line that the list has of that. */
const withVariantOf = (
  list: readonly ListItem[],
  whole: ListItem,
  variant: ListItem,
): readonly ListItem[] => {
  const { quantity, unit, typed } = whole;
  const chosen = { ...variant, quantity, unit, typed };
  const known = list.find((item) => isSameItem(item, chosen));
  if (!known) return list.map((item) => (item === whole ? chosen : item));
  const sum = sumOf(known, whole);
  if (sum === undefined) return list;
  return list.flatMap((item) => {
    if (item === whole) return [];
    return item === known ? { ...item, quantity: sum } : item;
  });
};

/**
 * Adds a product or variant to a list; unchanged when it is there already, or the list is full. A variant takes the place of
 * lines whose size was left open, in their amounts.
 */
export const withAdded = (list: readonly ListItem[], added: ListItem): readonly ListItem[] => {
  const open = added.ref === undefined ? [] : itemsOf(list, { slug: added.slug });
  if (open.length > 0)
    return open.reduce<readonly ListItem[]>((items, whole) => withVariantOf(items, whole, added), list);
  return withItem(list, added);
};
