import { itemKey, maxItems } from '#contracts/request-items.ts';
import type { Basket } from '../basket/basket.ts';

/** The basket with another list's products, as many as it takes; of a product in both, the larger quantity. */
export const withList = (basket: Basket, list: Basket): Basket => {
  const quantities = new Map(list.map((item) => [itemKey(item), item.quantity]));
  const own = new Set(basket.map(itemKey));
  const added = list.filter((item) => !own.has(itemKey(item)));
  return [
    ...basket.map((item) => ({
      ...item,
      quantity: Math.max(item.quantity, quantities.get(itemKey(item)) ?? 0),
    })),
    ...added,
  ].slice(0, maxItems);
};
