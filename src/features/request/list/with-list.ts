import { type RequestItem, itemKey, maxItems } from '#contracts/request-items.ts';
import type { Basket } from '../basket/basket.ts';

/** The larger quantity; what was typed in place of one has to be corrected, whatever the other is. */
const prevailing = (one: RequestItem, other: RequestItem): RequestItem => {
  if (one.typed !== undefined || other.typed !== undefined) return one.typed === undefined ? other : one;
  return other.quantity > one.quantity ? other : one;
};

/** The basket with another list's products, as many as it takes; of a product in both, the larger quantity. */
export const withList = (basket: Basket, list: Basket): Basket => {
  const byKey = new Map(list.map((item) => [itemKey(item), item]));
  const own = new Set(basket.map(itemKey));
  const added = list.filter((item) => !own.has(itemKey(item)));
  return [
    ...basket.map((item) => {
      const { quantity, typed } = prevailing(item, byKey.get(itemKey(item)) ?? item);
      return { ...item, quantity, typed };
    }),
    ...added,
  ].slice(0, maxItems);
};
